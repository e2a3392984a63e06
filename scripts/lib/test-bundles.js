import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { packages } from './packages.js';
import { root } from './run.js';
import { shopData } from './shop-data.js';

/** Date from which the emulator of tests removes Cart V1, so that tests of Cart V1 have the same result on any day. */
const removalDate = "export const cartV1RemovalDate = '9999-01-01T00:00:00.000Z';";

/**
 * A text to replace in a source file, to see a test fail.
 *
 * @typedef {{ file: string, from: string, to: string }} Mutation
 */

/**
 * Replaces the text of a mutation.
 *
 * @param {string} code
 * @param {Mutation} mutation
 * @returns {string}
 */
export function mutate(code, { file, from, to }) {
  if (code.split(from).length !== 2) throw new Error(`${file} does not contain once: ${from}`);
  return code.replace(from, () => to);
}

/**
 * An entry of a package, such as `@cartwright/core/webhooks`.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} source Absolute path of its source.
 * @property {string} bundle Absolute path of its bundle.
 */

/**
 * @param {import('./packages.js').Package} package_
 * @returns {Entry[]}
 */
const getEntries = ({ folder, manifest }) =>
  Object.entries(manifest.exports ?? {}).flatMap(([path, targets]) => {
    const source = typeof targets === 'object' ? targets['@cartwright/source'] : undefined;
    if (!source) return [];
    const name = relative('src', source).replace(/\.tsx?$/, '.mjs');
    return {
      id: join(manifest.name, path),
      source: join(root, folder, source),
      bundle: join(root, folder, 'node_modules/.test-bundle', name),
    };
  });

/**
 * Bundles the entries of all packages from their sources, in about a second, for the tests of other packages: loading one
 * file is faster than transforming a thousand. Bundles of packages import each other.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} Path of the bundle by id, such as `@cartwright/core/webhooks`.
 */
export async function bundlePackages() {
  const bundles = new Map(packages.flatMap(getEntries).map(({ id, bundle }) => [id, bundle]));
  await Promise.all(packages.map((package_) => bundlePackage(package_, bundles)));
  return bundles;
}

/**
 * @param {import('./packages.js').Package} package_
 * @param {ReadonlyMap<string, string>} bundles
 */
async function bundlePackage(package_, bundles) {
  /** @type {Mutation | undefined} */
  const mutation = process.env.MUTATION ? JSON.parse(process.env.MUTATION) : undefined;
  const entries = getEntries(package_);
  if (entries.length === 0) return;
  const folder = join(root, package_.folder, 'node_modules/.test-bundle');
  const { outputFiles } = await build({
    entryPoints: entries.map(({ source }) => source),
    outdir: folder,
    outbase: join(root, package_.folder, 'src'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'other-packages',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@cartwright\// }, ({ path }) => {
            const bundle = bundles.get(path);
            return bundle ? { path: pathToFileURL(bundle).href, external: true } : undefined;
          });
          onLoad({ filter: /\/cart-v1-removal-date\.ts$/ }, () => ({ contents: removalDate }));
          if (!mutation) return;
          onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
            path === join(root, mutation.file)
              ? { contents: mutate(readFileSync(path, 'utf8'), mutation), loader: path.endsWith('x') ? 'tsx' : 'ts' }
              : undefined,
          );
        },
      },
      shopData,
    ],
  });
  const written = new Set(outputFiles.map(({ path }) => path));
  const old = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const file of old) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !written.has(path)) rmSync(path);
  }
  for (const { path, contents } of outputFiles) {
    if (existsSync(path) && readFileSync(path).equals(contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}
