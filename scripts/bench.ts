import { BENCHMARKS, type Benchmark } from "./benchmarks/benchmarks.ts";
import { runCommand } from "./command-line.ts";

await runCommand(
  {
    name: "bench",
    summary: "Runs a named benchmark; the last line is its figures as JSON.",
    positionals: [
      {
        placeholder: "NAME",
        description: "which one",
        required: true,
        choices: [...BENCHMARKS.keys()],
      },
    ],
    options: [
      {
        name: "content",
        type: "string",
        placeholder: "DIR",
        default: "content",
        description: "content folder to measure with",
      },
      {
        name: "seconds",
        type: "integer",
        min: 1,
        max: 60,
        default: 5,
        placeholder: "N",
        description: "how long one load runs",
      },
    ],
    examples: [...BENCHMARKS].map(([name, { what }]) => `npm run bench -- ${name}`.padEnd(32) + what),
  },
  async ({ values, positionals }) => {
    const benchmark = BENCHMARKS.get(positionals[0] ?? "") as Benchmark;
    process.stdout.write(`${benchmark.what}\n`);
    const figures = await benchmark.run(values);
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    return 0;
  },
);
