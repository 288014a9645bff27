/** The JSON objects of a stream of Server-Sent Events, in order; throws where it is none, or breaks off. */
export function readEvents(stream: string): unknown[] {
  if (stream !== "" && !stream.endsWith("\n\n")) throw new Error(`the stream breaks off: ${stream.slice(-80)}`);
  return stream
    .split("\n\n")
    .slice(0, -1)
    .map((event) => {
      const [, data] = /^data: ([^\r\n]*)$/.exec(event) ?? [];
      if (data === undefined) throw new Error(`no event with one line of data: ${event.slice(0, 80)}`);
      return JSON.parse(data) as unknown;
    });
}
