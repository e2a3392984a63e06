import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const refusal = new Error('Requires env access to "NODE_ENV", run again with the --allow-env flag');

test.each([
  ['in development', { env: { NODE_ENV: 'development' } }, true],
  ['in production', { env: { NODE_ENV: 'production' } }, false],
  ['without the variable', { env: {} }, true],
  ['without `process`', undefined, true],
  [
    'if the environment may not be read',
    {
      get env(): never {
        throw refusal;
      },
    },
    true,
  ],
])('isDevelopment %s', async (_, process, expected) => {
  vi.resetModules();
  vi.stubGlobal('process', process);
  const { isDevelopment } = await import('./is-development.js');
  vi.unstubAllGlobals();
  expect(isDevelopment).toBe(expected);
});
