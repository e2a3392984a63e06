/** Prints what each library costs in the scripts of the demo store's home, collection and product page. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { kilobytes } from '../lib/row.js';

const store = fileURLToPath(new URL('../../examples/storefront', import.meta.url));

/** Modules that every catalog page runs in the browser. */
const shared = `
  import './src/entry.client.tsx';
  export * from './src/shell/catalog/start.tsx';`;

/** Modules of the contents of the measured pages. */
const pages = {
  Home: './src/home/home.tsx',
  Collection: './src/listing/collection-content.tsx',
  Product: './src/product/product-content.tsx',
};

const libraries = {
  'React and React DOM': ['react', 'react-dom'],
  'TanStack Query': ['@tanstack/react-query'],
  Cartwright: [
    '@cartwright/core',
    '@cartwright/identity',
    '@cartwright/ecom',
    '@cartwright/stores',
    '@cartwright/react',
  ],
};

/** Leaves out what is imported on demand. */
const withoutDynamicImports = {
  name: 'without-dynamic-imports',
  /** @param {import('esbuild').PluginBuild} build */
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

/**
 * @param {string} page
 * @param {readonly string[]} external Packages to leave out.
 * @returns {Promise<number>} Size of the page with what it imports, minified and compressed with gzip -9, in bytes.
 */
async function sizeWithout(page, external) {
  const { outputFiles } = await build({
    stdin: { contents: `${shared}\nexport * from '${page}';`, resolveDir: store },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false', 'import.meta.env.SSR': 'false' },
    // As `resolve.dedupe` in the store's `vite.config.ts`.
    alias: Object.fromEntries(
      [...libraries['React and React DOM'], ...libraries['TanStack Query']]
        .filter((name) => !external.includes(name))
        .map((name) => [name, join(store, 'node_modules', name)]),
    ),
    external: external.flatMap((name) => [name, `${name}/*`]),
    plugins: [withoutDynamicImports],
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/**
 * @param {string} page
 * @returns {Promise<number[]>} Size that each library adds, of the store's own modules, and of all.
 */
async function measureCosts(page) {
  const all = await sizeWithout(page, []);
  const costs = [];
  for (const packages of Object.values(libraries)) costs.push(all - (await sizeWithout(page, packages)));
  return [...costs, await sizeWithout(page, Object.values(libraries).flat()), all];
}

const columns = await Promise.all(Object.values(pages).map(measureCosts));
console.log(`| | ${Object.keys(pages).join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}`);
for (const [row, name] of [...Object.keys(libraries), 'The store', 'All'].entries()) {
  console.log(`| ${name} | ${columns.map((column) => kilobytes(column[row] ?? 0)).join(' | ')} |`);
}
