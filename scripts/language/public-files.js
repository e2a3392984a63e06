import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';

/** Packages whose reference documentation is complete. */
const packages = ['core', 'identity', 'ecom', 'stores', 'react', 'emulator'];

/**
 * Lists the files whose exports belong to the public API: they are re-exported, directly or not, by an entry point.
 *
 * @param {string} root
 * @returns {string[]} Paths from the root.
 */
export function publicFiles(root) {
  /** @type {Set<string>} */
  const found = new Set();

  /** @param {string} file */
  function follow(file) {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const { entries } of parseSync(file, readFileSync(file, 'utf8')).module.staticExports) {
      for (const { moduleRequest } of entries) {
        if (!moduleRequest?.value.startsWith('.')) continue;
        const target = path.resolve(path.dirname(file), moduleRequest.value);
        follow(target.replace(/\.js$/, '.ts'));
        follow(target.replace(/\.js$/, '.tsx'));
      }
    }
  }

  for (const name of packages) {
    const folder = path.join(root, 'packages', name);
    const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    for (const entry of Object.values(exports)) {
      const source = entry['@cartwright/source'];
      if (source) follow(path.join(folder, source));
    }
  }
  return [...found].map((file) => path.relative(root, file)).sort();
}
