import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

import { transformSync } from 'esbuild';

import { root } from './run.js';

/**
 * Reads a file into the published package: without the white space of JSON, style sheets and scripts.
 *
 * @param {string} file
 * @returns {string}
 */
function rawText(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  const loader = ['.css', '.js'].find((ending) => file.endsWith(ending))?.slice(1);
  return loader ? transformSync(text, { loader: /** @type {'css' | 'js'} */ (loader), minify: true }).code : text;
}

/**
 * Generates the published module of the emulator's pictures: all files in one compressed string, which the first call
 * decompresses. Works in browsers, workers and Node.js.
 *
 * @param {string} folder The folder of SVG files.
 * @returns {string}
 */
export function pictureModule(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const files = names.map((name) => [parse(name).name, readFileSync(join(folder, name), 'utf8')]);
  const packed = gzipSync(JSON.stringify(Object.fromEntries(files)), { level: 9 }).toString('base64');
  return `const packed = ${JSON.stringify(packed)};
const unpack = async () => {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Map(Object.entries(await new Response(stream).json()));
};
let files;
export const readPicture = async (id) => (await (files ??= unpack())).get(id);
`;
}

/**
 * Builds the emulator's data files into modules: files imported with `?raw`, as Vite supports it, and the pictures.
 *
 * @type {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
export const shopData = {
  name: 'shop-data',
  setup({ onResolve, onLoad }) {
    // The path is written into the output, which must not tell the folder of the building machine. It keeps its ending,
    // because tsup loads every path that ends in `.css`.
    onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      namespace: 'raw',
      path: relative(root, join(resolveDir, path)).replaceAll(sep, '/'),
    }));
    onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
      loader: 'text',
      contents: rawText(join(root, path.replace(/\?raw$/, ''))),
    }));
    onLoad({ filter: /\/data\/picture-files\.ts$/ }, ({ path }) => ({
      contents: pictureModule(join(dirname(path), 'pictures')),
    }));
  },
};
