import { defineConfig } from 'tsup';

const packages = ['core', 'identity', 'ecom', 'stores', 'react', 'emulator'];

/** One output module per source file, so that a bundler keeps only what is imported. `tsc -b` writes the declarations. */
export default defineConfig(
  packages.map((name) => ({
    name,
    entry: [`packages/${name}/src/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/*.test-d.ts', '!**/testing/**'],
    outDir: `packages/${name}/dist`,
    tsconfig: `packages/${name}/tsconfig.json`,
    bundle: false,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    silent: true,
    esbuildOptions(options) {
      options.outbase = `packages/${name}/src`;
      options.sourcesContent = false;
    },
  })),
);
