import { isAbsolute, join } from 'node:path';

import { rollup } from 'rollup';

import { packages, sdk } from './packages.js';
import { root } from './run.js';

/** @param {string} id */
const isExternal = (id) => !id.startsWith('.') && !isAbsolute(id);

/**
 * @param {string} folder The package's `dist` folder.
 * @param {import('./packages.js').Manifest['exports']} exports
 * @returns {Record<string, string>} The files of the package's entries by their names.
 */
function entries(folder, exports) {
  const sources = Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' ? [entry['@cartwright/source'] ?? ''] : [],
  );
  const names = sources.map((source) => source.replace('./src/', '').replace(/\.tsx?$/, ''));
  return Object.fromEntries(names.map((name) => [name, join(folder, `${name}.js`)]));
}

/**
 * @param {string} entry
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {Set<string>} The entry, and the package's modules that it imports.
 */
function reachable(entry, getModuleInfo) {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) if (!isExternal(imported)) found.add(imported);
  }
  return found;
}

/**
 * Joins the built modules of a package for Node, which has no bundler before it and would spend its start opening a
 * hundred files. The modules of the main entry become one file, which the other entries share.
 *
 * @param {import('./packages.js').Package} package_
 */
async function joinPackage({ folder, manifest }) {
  const dist = join(root, folder, 'dist');
  const bundle = await rollup({
    input: entries(dist, manifest.exports),
    external: isExternal,
    treeshake: { moduleSideEffects: false },
  });
  /** @type {Set<string> | undefined} */
  let main;
  await bundle.write({
    dir: join(dist, 'node'),
    chunkFileNames: '[name].js',
    hoistTransitiveImports: false,
    manualChunks(id, { getModuleInfo }) {
      main ??= reachable(join(dist, 'index.js'), getModuleInfo);
      return main.has(id) ? 'main' : undefined;
    },
  });
  await bundle.close();
}

/** Writes the files of the `node` condition of the SDK's packages. */
export async function joinModules() {
  await Promise.all(packages.filter(({ folder }) => sdk.includes(folder.replace('packages/', ''))).map(joinPackage));
}
