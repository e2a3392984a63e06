import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Measures the size of an installed `node_modules` folder.
 *
 * @param {string} folder
 * @returns {{ bytes: number, packages: number }} The sum of the files' sizes, and how many packages there are.
 */
export function installedSize(folder) {
  let bytes = 0;
  let packages = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    bytes += statSync(path).size;
    if (entry.name === 'package.json' && /node_modules\/(@[^/]+\/)?[^/]+$/.test(entry.parentPath)) {
      if (JSON.parse(readFileSync(path, 'utf8')).name) packages++;
    }
  }
  return { bytes, packages };
}
