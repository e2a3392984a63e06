import { readFileSync } from 'node:fs';

import { defineConfig, type Options } from 'tsup';

import { packages as published, sdk } from './scripts/lib/packages.js';
import { shopData } from './scripts/lib/shop-data.js';
import { writeTemplates } from './scripts/lib/templates.js';

const packages = published.map(({ folder }) => folder.replace('packages/', ''));

/** The modules of the emulator that hold data files. */
const data = ['texts', 'picture-files'].map((name) => `packages/emulator/src/data/${name}.ts`);

const shared = (name: string): Options => ({
  name,
  tsconfig: `packages/${name}/tsconfig.json`,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  removeNodeProtocol: false,
  silent: true,
  esbuildOptions(options) {
    options.outbase = `packages/${name}/src`;
  },
});

/** The package's entries by their names in `dist`, read off its exports. */
function entries(name: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    exports: Record<string, string | { '@cartwright/source': string }>;
  };
  const sources = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'object' ? [entry['@cartwright/source']] : [],
  );
  return Object.fromEntries(
    sources.map((source) => [source.replace('./src/', '').replace('.ts', ''), `packages/${name}/${source}`]),
  );
}

/** One output module per source file, so that a bundler keeps only what is imported. `tsc -b` writes the declarations. */
const modules = packages.map((name): Options => ({
  ...shared(name),
  entry: [
    `packages/${name}/src/**/*.{ts,tsx}`,
    '!**/*.test.{ts,tsx}',
    '!**/*.{d,test-d}.ts',
    '!**/testing/**',
    ...data.map((file) => `!${file}`),
  ],
  outDir: `packages/${name}/dist`,
  bundle: false,
  ...(name === 'cli' && { onSuccess: () => Promise.resolve(writeTemplates()) }),
}));

/** The emulator's data files, in one module for the texts and one for the pictures. */
const dataModules: Options = {
  ...shared('emulator'),
  entry: data,
  outDir: 'packages/emulator/dist',
  splitting: false,
  esbuildPlugins: [shopData],
};

/** One module per entry for Node, which has no bundler before it and would spend its start opening a hundred files. */
const forNode = sdk.map((name): Options => ({
  ...shared(name),
  entry: entries(name),
  outDir: `packages/${name}/dist/node`,
  external: [/^@cartwright\//, /^node:/, 'jose', '@opentelemetry/api'],
  splitting: true,
}));

export default defineConfig([...modules, dataModules, ...forNode]);
