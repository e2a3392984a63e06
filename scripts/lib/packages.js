import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.js';

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {Record<string, string | Record<string, string>>} exports
 * @property {string[]} [files]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * @typedef {object} Package
 * @property {string} folder Path from the repository's folder.
 * @property {Manifest} manifest
 */

/** @type {Package[]} */
const published = readdirSync(join(root, 'packages')).flatMap((name) => {
  const folder = `packages/${name}`;
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return [];
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.private ? [] : [{ folder, manifest }];
});

/**
 * @param {Package} package_
 * @returns {Package[]} The package after the packages that it depends on.
 */
const withDependencies = (package_) => [
  ...published
    .filter(({ manifest: { name } }) => name in (package_.manifest.dependencies ?? {}))
    .flatMap(withDependencies),
  package_,
];

/** The published packages of the workspace, each after those that it depends on. */
export const packages = [...new Set(published.flatMap(withDependencies))];

/** Names of the folders of the packages for every runtime, which have separate entries for Node. */
export const sdk = packages
  .filter(({ manifest }) =>
    Object.values(manifest.exports ?? {}).some((entry) => typeof entry === 'object' && 'node' in entry),
  )
  .map(({ folder }) => folder.replace('packages/', ''));

/** Paths of the folders that the build writes into the packages. */
export const builtFolders = packages.flatMap(({ folder, manifest }) =>
  ['dist', 'docs', 'registry', 'skills', 'templates']
    .filter((name) => manifest.files?.includes(name))
    .map((name) => `${folder}/${name}`),
);
