/** Times of the named steps of a command, in the order in which they began. */
export type Steps = {
  /** Ends the step before and begins another; beginning a name again adds to its time. */
  begin(name: string): void;
  /** Ends the last step and tells all: `read 0.4 s, compile 1.2 s`. */
  end(): string;
};

/** Times steps of a command. `clock` gives milliseconds from any start. */
export function createSteps(clock: () => number = () => performance.now()): Steps {
  const times = new Map<string, number>();
  let current: { name: string; since: number } | null = null;
  const close = () => {
    if (current !== null) times.set(current.name, (times.get(current.name) ?? 0) + clock() - current.since);
  };
  return {
    begin(name) {
      close();
      current = { name, since: clock() };
    },
    end() {
      close();
      current = null;
      return [...times].map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`).join(", ");
    },
  };
}
