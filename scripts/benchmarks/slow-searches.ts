/** Run by `bench -- search`: four callers ask the server named for slow searches, each unlike any before, until it is ended. */
const [api] = process.argv.slice(2);
let asked = 0;

await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      asked += 1;
      const response = await fetch(
        `${api}/api/code/search?q=sta*%20law%20person%20right%20property%20${asked}&limit=100`,
      );
      await response.arrayBuffer();
    }
  }),
);
