import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { packages } from './packages.js';
import { root } from './run.js';

const storeFiles = [
  ...['src', 'server', 'public', 'package.json'],
  ...['react-router.config.ts', 'vite.config.ts', 'dictionary-files.ts'],
];

/**
 * @param {string} path
 * @returns {number} When this file, or anything in this folder, was last changed.
 */
function lastChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}

/**
 * @param {{ declarations: boolean }} options Whether the packages' declarations must be there too.
 * @returns {boolean} Whether the built store and packages are newer than all of their sources.
 */
export function isBuilt({ declarations }) {
  const server = join(root, 'examples/storefront/dist/server/index.js');
  const entry = declarations ? 'dist/index.d.ts' : 'dist/index.js';
  if (!existsSync(server) || packages.some(({ folder }) => !existsSync(join(root, folder, entry)))) return false;
  const sources = [
    ...packages.map(({ folder }) => `${folder}/src`),
    ...storeFiles.map((name) => `examples/storefront/${name}`),
    'pnpm-lock.yaml',
  ];
  const built = statSync(server).mtimeMs;
  return sources.every((path) => lastChange(join(root, path)) < built);
}
