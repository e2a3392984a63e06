import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { build } from 'esbuild';

import { packages } from './packages.js';
import { root } from './run.js';

/** `export * from "./get-order.js"`, as the build writes it. */
const star = /^export \* from "(\.[^"]+)";$/gm;

/**
 * @param {string} code
 * @returns {string[]} The names that a built module exports one by one.
 */
const named = (code) =>
  [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((item) => item.trim().replace(/^.* as /s, '')),
  );

/**
 * Replaces `export *` in the built modules of a package by the names. esbuild without code splitting leaves modules behind
 * `export *` uninitialized if a dynamic import reaches them too.
 *
 * @param {string} folder The package's `dist` folder.
 * @see https://github.com/evanw/esbuild/issues/1490
 */
async function nameExportsIn(folder) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['**/*.js'],
    bundle: true,
    packages: 'external',
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    outdir: '.',
    write: false,
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  const exports = new Map(outputs.map((output) => [join(folder, output.entryPoint ?? ''), output.exports]));
  for (const file of exports.keys()) {
    const code = file.endsWith('.js') ? await readFile(file, 'utf8') : '';
    const known = new Set(['default', ...named(code)]);
    const changed = code.replaceAll(star, (_, /** @type {string} */ path) => {
      const names = (exports.get(resolve(file, '..', path)) ?? []).filter((name) => !known.has(name));
      for (const name of names) known.add(name);
      return names.length > 0 ? `export { ${names.join(', ')} } from "${path}";` : '';
    });
    if (changed !== code) await writeFile(file, changed);
  }
}

/** Names the exports of the built modules of all packages but the emulator, which is built in few files without `export *`. */
export async function nameExports() {
  const folders = packages.map(({ folder }) => folder).filter((folder) => folder !== 'packages/emulator');
  await Promise.all(folders.map((folder) => nameExportsIn(join(root, folder, 'dist'))));
}
