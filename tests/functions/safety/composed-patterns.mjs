// Prints, as JSON, every pattern that modules put together, with the file that did with `RegExp` while they are loaded. Arguments: folders.
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const seen = new Map();
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, self) {
    const made = Reflect.construct(target, args, self);
    const stack = new Error().stack ?? "";
    const [file] = stack
      .split(ROOT)
      .slice(2)
      .map((line) => line.replace(/:.*/s, ""));
    if (file !== undefined && !stack.includes("node_modules"))
      seen.set(String(made), { file, source: made.source, flags: made.flags });
    return made;
  },
});
for (const folder of process.argv.slice(2)) {
  for (const entry of readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".ts") || entry.name.includes("worker")) continue;
    await import(path.join(entry.parentPath, entry.name));
  }
}
process.stdout.write(JSON.stringify([...seen.values()]), () => process.exit(0));
