import { expect, test } from 'vitest';

import { isOmitted } from './templates.js';

test.each([
  'node_modules/react/package.json',
  'test-results/v3/.last-run.json',
  'playwright-report/index.html',
  'dist/client/index.html',
  '.env',
  '.env.local',
  '.env.production.local',
  '.demo/data.db',
  '.next/trace',
  'src/cart/price.test.ts',
  'tsconfig.tsbuildinfo',
  'server.log',
  'README.md',
])('templates omit %s', (path) => {
  expect(isOmitted(path)).toBe(true);
});

test.each(['src/routes.ts', 'src/environment.ts', 'src/catalog/test-ids.ts', '.env.example', 'package.json'])(
  'templates have %s',
  (path) => {
    expect(isOmitted(path)).toBe(false);
  },
);
