/**
 * Bundles the playground's sandbox: the page that runs examples, the SDK for its import map, and the emulator. An argument
 * names another folder to write to.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');
const packages = join(root, 'packages');
/** Folder where all packages of the SDK can be imported, and the same React and TanStack Query that the hooks import. */
const hooks = join(packages, 'react');
const folder = process.argv[2] ?? join(import.meta.dirname, '../content/public/sandbox');

/** Entry points for servers, which examples in a browser cannot import. */
const forServers = /\/(server|next|testing|package\.json)$/;

/** Names of the modules that examples can import. */
const sdk = ['core', 'identity', 'ecom', 'stores', 'react'].flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((path) => !forServers.test(path))
    .map((path) => `@cartwright/${name}${path.slice(1)}`);
});

/** React has no ES modules: its names have to be exported one by one. */
const require = createRequire(join(hooks, 'package.json'));
const reactEntries = ['react', 'react/jsx-runtime', 'react-dom/client'].map((name) => {
  const names = Object.keys(require(name)).filter((key) => /^[A-Za-z]\w*$/.test(key) && key !== 'default');
  return [name, `import all from '${name}';\nexport default all;\nexport const { ${names.join(', ')} } = all;\n`];
});
const sdkEntries = [...sdk, '@tanstack/react-query'].map((name) => [name, `export * from '${name}';\n`]);

const entries = new Map(/** @type {[string, string][]} */ ([...reactEntries, ...sdkEntries]));

const toFileName = (/** @type {string} */ name) => name.replace(/^@/, '').replaceAll('/', '-');

/** @type {import('esbuild').Plugin} */
const virtualEntries = {
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({ contents: entries.get(path), resolveDir: hooks }));
  },
};

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  ...options,
  entryPoints: Object.fromEntries([...entries.keys()].map((name) => [toFileName(name), `entry:${name}`])),
  outdir: join(folder, 'modules'),
  format: 'esm',
  splitting: true,
  plugins: [virtualEntries],
});
await build({
  ...options,
  stdin: { contents: readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8'), resolveDir: root },
  outfile: join(folder, 'service-worker.js'),
  // A service worker cannot load modules later: the pictures are part of the file.
  format: 'iife',
});

const imports = Object.fromEntries([...entries.keys()].map((name) => [name, `./modules/${toFileName(name)}.js`]));
const page = readFileSync(join(import.meta.dirname, 'frame.html'), 'utf8');
writeFileSync(join(folder, 'frame.html'), page.replace('%IMPORT_MAP%', JSON.stringify({ imports })));
for (const file of ['frame.js', 'frame.css']) cpSync(join(import.meta.dirname, file), join(folder, file));
