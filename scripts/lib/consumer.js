import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { pack } from './pack.js';
import { capture, root } from './run.js';

/** Dependencies of the application besides the packages, and the workspace folder that determines their version. */
const others = {
  '@opentelemetry/api': 'packages/core',
  '@tanstack/react-query': 'packages/react',
  '@testing-library/dom': 'packages/react',
  '@testing-library/react': 'packages/react',
  '@types/node': '.',
  '@types/react': 'packages/react',
  '@types/react-dom': 'packages/react',
  msw: '.',
  react: 'packages/react',
  'react-dom': 'packages/react',
  'react-router': 'examples/storefront',
};

/** @param {string} name */
function versionOf(name) {
  const folder = others[/** @type {keyof typeof others} */ (name)];
  const manifest = readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8');
  return /** @type {{ version: string }} */ (JSON.parse(manifest)).version;
}

/**
 * Creates an application that installs the packages from their tarballs.
 *
 * @param {string} folder An empty folder outside of the repository, or one with a `package.json`, whose versions are kept.
 * @param {Record<string, string>} [more] Versions of further packages that it has.
 * @returns {Promise<void>}
 */
export async function createConsumer(folder, more = {}) {
  const tarballs = await pack(folder);
  const ours = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const file = join(folder, 'package.json');
  /** @type {{ dependencies?: object, devDependencies?: object }} */
  const existing = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { private: true, type: 'module' };
  const missing = Object.keys(others).filter((name) => !(name in (existing.devDependencies ?? {})));
  const dependencies = {
    ...Object.fromEntries(missing.map((name) => [name, versionOf(name)])),
    ...existing.dependencies,
    ...ours,
    ...more,
  };
  writeFileSync(file, JSON.stringify({ ...existing, dependencies, pnpm: { overrides: ours } }));
  // Scripts of pnpm inherit the workspace's strict engines, which would refuse what the workspace overrides.
  const args = [
    'install',
    '--ignore-workspace',
    '--ignore-scripts',
    '--prefer-offline',
    '--config.engine-strict=false',
  ];
  const { code, output } = await capture('pnpm', args, { cwd: folder });
  if (code !== 0) throw new Error(`Installing the tarballs failed:\n${output}`);
}
