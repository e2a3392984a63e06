import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { applications } from './applications.js';
import { packages } from './packages.js';
import { root } from './run.js';

/** Sources of an application, as far as it has them. */
const applicationFiles = [
  ...['src', 'server', 'public', 'package.json'],
  ...['react-router.config.ts', 'vite.config.ts', 'client-files.ts'],
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
 * @returns {boolean} Whether the built applications and packages are newer than all of their sources.
 */
export function isBuilt({ declarations }) {
  const servers = applications.map((folder) => join(root, folder, 'dist/server/index.js'));
  const entry = declarations ? 'dist/index.d.ts' : 'dist/index.js';
  const outputs = [...servers, ...packages.map(({ folder }) => join(root, folder, entry))];
  if (!outputs.every((path) => existsSync(path))) return false;
  const sources = [
    ...packages.map(({ folder }) => `${folder}/src`),
    ...applications.flatMap((folder) => applicationFiles.map((name) => `${folder}/${name}`)),
    'pnpm-lock.yaml',
  ];
  const built = Math.min(...servers.map((path) => statSync(path).mtimeMs));
  return sources
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .every((path) => lastChange(path) < built);
}
