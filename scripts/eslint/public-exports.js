import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';

import { packages } from '../lib/packages.js';

/**
 * Finds the public API: the exports that an entry point re-exports, directly or not.
 *
 * @param {string} root
 * @returns {Map<string, Set<string>>} Names of public exports by file, relative to the root. `*` stands for all of a file.
 */
export function publicExports(root) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();

  /**
   * @param {string} file
   * @param {string} name
   */
  function follow(file, name) {
    if (!existsSync(file)) return;
    const key = path.relative(root, file);
    const names = found.get(key) ?? new Set();
    if (names.has(name) || names.has('*')) return;
    found.set(key, names.add(name));
    for (const { entries } of parseSync(file, readFileSync(file, 'utf8')).module.staticExports) {
      for (const { exportName, importName, isType, moduleRequest } of entries) {
        if (isType || !moduleRequest?.value.startsWith('.')) continue;
        if (name !== '*' && exportName.name && exportName.name !== name) continue;
        const target = path.resolve(path.dirname(file), moduleRequest.value);
        const source = importName.name ?? (exportName.name ? '*' : name);
        follow(target.replace(/\.js$/, '.ts'), source);
        follow(target.replace(/\.js$/, '.tsx'), source);
      }
    }
  }

  for (const { folder, manifest } of packages) {
    for (const entry of Object.values(manifest.exports ?? {})) {
      const source = typeof entry === 'object' && entry['@cartwright/source'];
      if (source) follow(path.join(root, folder, source), '*');
    }
  }
  return found;
}
