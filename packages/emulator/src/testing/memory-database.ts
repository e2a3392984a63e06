import type { Database, StoredDocument } from '../kernel/state/database.js';

/** An in-memory database that another emulator can open. The next write can be set to fail. */
export function memoryDatabase(): Database & { refuseNext(): void } {
  let stored = new Map<string, StoredDocument>();
  let refuses = false;
  return {
    refuseNext() {
      refuses = true;
    },
    read: () => [...stored.values()],
    write({ clear = [], documents }) {
      if (refuses) {
        refuses = false;
        throw new Error('The disk is full.');
      }
      stored = new Map([...stored].filter(([, { tenant }]) => !clear.includes(tenant)));
      for (const document of documents) {
        stored.set(JSON.stringify([document.tenant, document.collection, document.id]), document);
      }
    },
    close: () => undefined,
  };
}
