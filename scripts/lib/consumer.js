import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { pack } from './pack.js';
import { packages } from './packages.js';
import { capture, environment, root } from './run.js';

/** Version of the packages that applications install. Set by the rehearsal of a release, together with the registry. */
const { REHEARSAL_VERSION: rehearsed } = process.env;

/**
 * Scripts of pnpm inherit the workspace's strict engines, which would refuse what the workspace overrides, and packages
 * that an application runs with a newer Node.js.
 */
const lenientEngines = '--engine-strict=false';

/** Dependencies of the application besides the packages, and the workspace folder that determines their version. */
const others = {
  '@opentelemetry/api': 'packages/core',
  '@tanstack/react-query': 'packages/react',
  '@testing-library/dom': 'packages/react',
  '@testing-library/react': 'packages/react',
  '@types/node': '.',
  '@types/pg': 'conformance',
  '@types/react': 'packages/react',
  '@types/react-dom': 'packages/react',
  ioredis: 'conformance',
  msw: '.',
  pg: 'conformance',
  react: 'packages/react',
  'react-dom': 'packages/react',
  'react-router': 'examples/storefront',
};

/**
 * @param {string} name A dependency of an application.
 * @returns {string} The version that this repository has.
 */
export function getInstalledVersion(name) {
  const folder = others[/** @type {keyof typeof others} */ (name)];
  const manifest = readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8');
  return /** @type {{ version: string }} */ (JSON.parse(manifest)).version;
}

/**
 * Prepares the installation of the packages in an application.
 *
 * @param {string} folder The application. The tarballs are written into it.
 * @returns {Promise<Record<string, string>>} The dependencies: tarballs of the working copy, or the rehearsed version.
 */
async function ourDependencies(folder) {
  if (rehearsed) return Object.fromEntries(packages.map(({ manifest }) => [manifest.name, rehearsed]));
  return Object.fromEntries([...(await pack(folder))].map(([name, file]) => [name, `file:${file}`]));
}

/**
 * Creates an application that installs the packages from their tarballs, or from the registry of a rehearsed release.
 *
 * @param {string} folder An empty folder outside of the repository, or one with a `package.json`, whose versions are kept.
 * @param {Record<string, string>} [more] Versions of further packages that it has.
 * @returns {Promise<void>}
 */
export async function createConsumer(folder, more = {}) {
  const ours = await ourDependencies(folder);
  const file = join(folder, 'package.json');
  /** @type {{ dependencies?: object, devDependencies?: object }} */
  const existing = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { private: true, type: 'module' };
  const missing = Object.keys(others).filter((name) => !(name in (existing.devDependencies ?? {})));
  const dependencies = {
    ...Object.fromEntries(missing.map((name) => [name, getInstalledVersion(name)])),
    ...existing.dependencies,
    ...ours,
    ...more,
  };
  // The dependencies of a tarball on the others are not in a registry.
  const settings = rehearsed ? {} : { pnpm: { overrides: ours } };
  writeFileSync(file, JSON.stringify({ ...existing, dependencies, ...settings }));
  const args = ['install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline', lenientEngines];
  const { code, output } = await capture('pnpm', args, { cwd: folder });
  if (code !== 0) throw new Error(`Installing the packages failed:\n${output}`);
}

/**
 * Installs an application by npm, with what its `package.json` names and nothing else. The packages are the tarballs of the
 * working copy, or come from the registry of the rehearsed release.
 *
 * @param {string} folder A folder outside of the repository.
 * @returns {Promise<void>}
 */
export async function installApplication(folder) {
  if (!rehearsed) {
    const ours = await ourDependencies(folder);
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const dependencies of [manifest.dependencies, manifest.devDependencies ?? {}])
      for (const name of Object.keys(dependencies)) dependencies[name] = ours[name] ?? dependencies[name];
    writeFileSync(file, JSON.stringify({ ...manifest, overrides: ours }));
  }
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', lenientEngines];
  const { code, output } = await capture('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(`npm install failed:\n${output}`);
}

/**
 * Creates an application with the packages and nothing else, installed by npm.
 *
 * @param {string} folder An empty folder outside of the repository.
 * @param {Record<string, string>} [more] Versions of further packages that it has.
 * @param {string[]} [names] The packages to install. Default: all.
 * @returns {Promise<void>}
 */
export async function createPlainConsumer(folder, more = {}, names = packages.map(({ manifest }) => manifest.name)) {
  mkdirSync(folder, { recursive: true });
  const ours = Object.fromEntries(names.map((name) => [name, rehearsed ?? '*']));
  const manifest = { private: true, type: 'module', dependencies: { ...ours, ...more } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await installApplication(folder);
}

/**
 * Creates a store, without installing it: with `npm create cartwright` of the rehearsed release, or with
 * the command of the working copy.
 *
 * @param {string} parent The folder in which to create the folder `store`.
 * @param {string[]} store Options that choose the store, such as `['--template', 'next']`.
 * @returns {Promise<void>}
 */
export async function createStore(parent, store) {
  const [command = '', ...args] = rehearsed
    ? ['npm', 'create', '--yes', `cartwright@${rehearsed}`, '--']
    : [process.execPath, join(root, 'packages/create-cartwright/bin/create-cartwright.js')];
  // A custom cache: that of the user can have another package of the same version, from an earlier rehearsal.
  const env = { ...environment, npm_config_cache: join(parent, '.npm') };
  const options = ['store', ...store, '--skip-install'];
  const { code, output } = await capture(command, [...args, ...options], { cwd: parent, env });
  if (code !== 0) throw new Error(`Creating the store failed:\n${output}`);
}

/**
 * Moves an application from the official SDK, with `codemod official` of the rehearsed release or of the working copy.
 *
 * @param {string} folder The application.
 * @returns {Promise<void>}
 */
export async function migrateApplication(folder) {
  const [command = '', ...args] = rehearsed
    ? ['npm', 'exec', '--yes', `--package=@cartwright/cli@${rehearsed}`, '--', 'cartwright']
    : [process.execPath, join(root, 'packages/cli/bin/cartwright.js')];
  const env = { ...environment, npm_config_cache: join(folder, '../.npm') };
  const { code, output } = await capture(command, [...args, 'codemod', 'official', '--json'], { cwd: folder, env });
  if (code !== 0) throw new Error(`Migrating the application failed:\n${output}`);
}

/**
 * Provides the packages to the code in a folder, quickly: as links to the working copy. In a rehearsal of a release,
 * they are installed.
 *
 * @param {string} folder An empty folder outside of the repository.
 * @returns {Promise<void>}
 */
export async function providePackages(folder) {
  if (rehearsed) return createConsumer(folder);
  for (const { folder: source, manifest } of packages) {
    const link = join(folder, 'node_modules', manifest.name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, source), link, 'junction');
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}
