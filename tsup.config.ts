import { defineConfig, type Options } from 'tsup';

import { writeRegistry } from './scripts/lib/components.js';
import { packages as published } from './scripts/lib/packages.js';
import { shopData } from './scripts/lib/shop-data.js';
import { writeGuides } from './scripts/lib/guides.js';
import { writeSkill } from './scripts/lib/skill.js';
import { writeTemplates } from './scripts/lib/templates.js';

const packages = published.map(({ folder }) => folder.replace('packages/', ''));

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

const writeFiles = () => {
  writeGuides();
  writeTemplates();
  writeRegistry();
  for (const name of ['core', 'react']) writeSkill(`packages/${name}/skills`);
  return Promise.resolve();
};

/** One output module per source file, so that a bundler keeps only what is imported. `tsc -b` writes the declarations. */
const modules = packages
  .filter((name) => name !== 'emulator')
  .map((name): Options => ({
    ...shared(name),
    entry: [`packages/${name}/src/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/*.{d,test-d}.ts', '!**/testing/**'],
    outDir: `packages/${name}/dist`,
    bundle: false,
    ...(name === 'cli' && { onSuccess: writeFiles }),
  }));

const { manifest } = published.find(({ folder }) => folder === 'packages/emulator')!;
const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/**
 * The emulator in few files, with its data: it runs as a whole, in Node.js, which would spend its start opening seven
 * hundred.
 */
const emulator: Options = {
  ...shared('emulator'),
  entry: ['index', 'node/index', 'node/cli', 'msw/index'].map((name) => `packages/emulator/src/${name}.ts`),
  outDir: 'packages/emulator/dist',
  external: [/^node:/, ...dependencies],
  splitting: true,
  esbuildPlugins: [shopData],
};

export default defineConfig([...modules, emulator]);
