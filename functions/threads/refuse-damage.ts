import { DatabaseSync } from "node:sqlite";

/** Looks through a store for pages that a disk or a copy has damaged. It blocks. Throws where it finds one, naming the file. */
export function refuseDamage(store: string): void {
  const db = new DatabaseSync(store, { readOnly: true });
  try {
    db.exec("PRAGMA mmap_size = 1073741824");
    const { quick_check: found } = db.prepare("PRAGMA quick_check(1)").get() as { quick_check: string };
    if (found !== "ok") throw new Error(`${store} is damaged: ${found}`);
  } finally {
    db.close();
  }
}
