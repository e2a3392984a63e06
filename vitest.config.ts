import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests read the packages' sources: nothing has to be built first. */
const source = {
  resolve: { conditions: ['@cartwright/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@cartwright/source', ...defaultServerConditions] } },
};

const packages = ['core', 'identity', 'ecom', 'stores', 'emulator'];

export default defineConfig({
  test: {
    projects: [
      ...packages.map((name) => ({
        ...source,
        test: {
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.ts'],
          ...(name === 'core' && {
            typecheck: { enabled: true, tsconfig: '../../tsconfig.json', include: ['../*/src/**/*.test-d.ts'] },
          }),
        },
      })),
      {
        ...source,
        test: { name: 'react', root: 'packages/react', include: ['src/**/*.test.tsx'], environment: 'jsdom' },
      },
      { ...source, test: { name: 'storefront', root: 'examples/storefront', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.js'] } },
      { ...source, test: { name: 'conformance', root: 'conformance', include: ['**/*.test.ts'] } },
    ],
  },
});
