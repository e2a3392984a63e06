import { readFileSync, writeFileSync } from 'node:fs';
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
 * Makes an application that installs the packages from their tarballs.
 *
 * @param {string} folder An empty folder outside of the repository.
 * @param {Record<string, string>} [more] Versions of further packages that it has.
 * @returns {Promise<void>}
 */
export async function createConsumer(folder, more = {}) {
  const tarballs = await pack(folder);
  const ours = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const dependencies = {
    ...ours,
    ...Object.fromEntries(Object.keys(others).map((name) => [name, versionOf(name)])),
    ...more,
  };
  const manifest = { private: true, type: 'module', dependencies, pnpm: { overrides: ours } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
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
