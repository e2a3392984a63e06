import { defineConfig, type Options } from 'tsup';

import { packages as published } from './scripts/lib/packages.js';
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

export default defineConfig([...modules, dataModules]);
