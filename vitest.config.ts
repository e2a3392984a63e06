import { join } from 'node:path';

import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

import { GroupFiles } from './scripts/lib/group-files.js';
import { packages as published } from './scripts/lib/packages.js';
import { isFull } from './scripts/lib/scope.js';
import { bundlePackages, type Mutation, mutate } from './scripts/lib/test-bundles.js';
import { compiler } from './scripts/lib/tsc.js';

/** Replaces a text in one source file, for `scripts/check-evidence.js`. */
const mutations = [process.env['MUTATION'] ?? []].flat().map((json): Plugin => {
  const { file, from, to } = JSON.parse(json) as Mutation;
  return {
    name: 'mutation',
    enforce: 'pre',
    transform: (code, id) =>
      id.split('?')[0] === join(import.meta.dirname, file) ? mutate(code, { file, from, to }) : null,
  };
});

const bundles = await bundlePackages();

/**
 * Tests read the sources of the package that they test, and bundles of the other packages, built when vitest starts.
 * Nothing has to be built first.
 *
 * @param own Packages to read from their sources.
 */
const fromSource = (...own: readonly string[]) => ({
  plugins: [
    ...mutations,
    {
      name: 'bundled-packages',
      enforce: 'pre',
      resolveId: (id) => (own.some((name) => id.startsWith(`@cartwright/${name}`)) ? undefined : bundles.get(id)),
    } satisfies Plugin,
  ],
  resolve: { conditions: ['@cartwright/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@cartwright/source', ...defaultServerConditions] } },
});

/** Files of `pnpm test:full` only. */
const exclude = [...configDefaults.exclude, ...(isFull ? [] : ['**/*.full.test.ts'])];

const common = {
  exclude,
  // Limit after which a test counts as hanging. Generous, because the machine may be busy.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Test files of a project share a process and the modules that they import: loading them again for each file took half
  // of the time. A file must restore what it changes outside of its variables.
  isolate: false,
  // The counts and the seed of every property, and the date from which the emulator removes Cart V1.
  setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
};

/** The packages that are tested without a DOM. */
const packages = published.map(({ folder }) => folder.replace('packages/', '')).filter((name) => name !== 'react');

const react = {
  ...common,
  root: 'packages/react',
  include: ['src/**/*.test.tsx'],
  setupFiles: [...common.setupFiles, join(import.meta.dirname, 'packages/react/src/testing/setup.ts')],
  environment: 'jsdom' as const,
};

/** Tests that `pnpm test` runs on React 18, too: sessions, hydration, and one hook of each kind. */
const react18Sample = [
  'src/react-version.test.tsx',
  'src/states.test.tsx',
  'src/provider/*.test.tsx',
  'src/queries/hydration.test.tsx',
  'src/stores/listing/listing-hydration.test.tsx',
  'src/ecom/cart/use-cart.test.tsx',
  'src/ecom/checkout/use-checkout-return.test.tsx',
];

/** Resolves React, and what depends on it, where React 18 is installed. */
const react18: Plugin = {
  name: 'react-18',
  enforce: 'pre',
  resolveId(source) {
    const installed = join(import.meta.dirname, 'packages/react/react-18/package.json');
    const isReact = /^(react|react-dom|@testing-library\/react|@tanstack\/react-query)(\/|$)/.test(source);
    return isReact ? this.resolve(source, installed, { skipSelf: true }) : null;
  },
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: GroupFiles },
    experimental: { fsModuleCache: mutations.length === 0 },
    projects: [
      ...packages.map((name) => ({
        ...fromSource(name),
        test: {
          ...common,
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.ts'],
        },
      })),
      { ...fromSource('react'), test: { ...react, name: 'react', env: { REACT: '19' } } },
      {
        ...fromSource('react'),
        plugins: [react18, ...fromSource('react').plugins],
        test: { ...react, name: 'react-18', env: { REACT: '18' }, ...(!isFull && { include: react18Sample }) },
      },
      {
        ...fromSource('react'),
        test: { ...react, name: 'components', root: 'examples/components', include: ['test/**/*.test.tsx'] },
      },
      ...['storefront', 'merchant'].map((name) => ({
        ...fromSource(),
        test: {
          ...common,
          name,
          root: `examples/${name}`,
          include: ['{src,server}/**/*.test.ts'],
        },
      })),
      {
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            checker: compiler,
            tsconfig: 'tsconfig.types.json',
            include: ['{packages,conformance}/**/*.test-d.ts'],
          },
        },
      },
      { test: { ...common, name: 'scripts', root: 'scripts', include: ['**/*.test.js'] } },
      {
        ...fromSource(),
        test: {
          ...common,
          name: 'conformance',
          root: 'conformance',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'browser/**', 'production/**', 'runtimes/**', 'types/**'],
        },
      },
      {
        // As in a production build: without the texts that are for development only.
        ...fromSource(),
        test: {
          ...common,
          name: 'production',
          env: { NODE_ENV: 'production' },
          include: [
            'packages/core/src/errors/production.test.ts',
            'packages/core/src/{plugins,webhooks}/forgeries.test.ts',
            'packages/identity/src/session/*.test.ts',
            'packages/identity/src/server/{cookies,seal}/*.test.ts',
            'packages/identity/src/server/strategies/decode-jwt.test.ts',
            'conformance/production/*.test.ts',
            ...(isFull ? ['conformance/faults/{matrix-*,refreshes}.test.ts'] : []),
          ],
        },
      },
      {
        test: {
          ...common,
          name: 'built',
          root: 'conformance',
          maxConcurrency: 2,
          include: [
            '{browser,runtimes,types}/*.test.ts',
            ...(process.env['EVERYWHERE'] ? ['frameworks/*.test.ts', '{frameworks,runtimes,servers}/*.check.ts'] : []),
          ],
        },
      },
    ],
  },
});
