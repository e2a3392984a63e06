import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Keeps a list in a JSON file. It is replaced as a whole, so a process that ends while it writes leaves the previous one.
 * One process writes it.
 *
 * @param {string} path
 * @returns {{ saved: any[], save: (items: readonly unknown[]) => Promise<void> }}
 */
export function openJsonFile(path) {
  let writing = Promise.resolve();
  return {
    saved: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [],
    save(items) {
      const written = writing.then(async () => {
        await writeFile(`${path}.new`, JSON.stringify(items));
        await rename(`${path}.new`, path);
      });
      writing = written.catch(() => undefined);
      return written;
    },
  };
}
