import { defineConfig, devices } from '@playwright/test';

import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';
import { freePort } from '../../scripts/lib/ports.js';
import { isFull } from '../../scripts/lib/scope.js';

/** Ports are chosen once, by the process that starts the tests, and inherited by its workers. */
const storePort = (process.env.CARTWRIGHT_STORE_PORT ??= String(await freePort()));
const emulatorPort = (process.env.CARTWRIGHT_EMULATOR_PORT ??= String(await freePort()));
const executablePath = findChromium();
/** Catalog version of the shops, "v1" or "v3". */
const catalog = process.env.CARTWRIGHT_CATALOG || 'v3';
const report = process.env.CARTWRIGHT_PLAYWRIGHT_REPORT;

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${catalog}`,
  // `pnpm test` leaves the tests tagged @full to `pnpm test:full`. Those tagged @v1 or @v3 require that version.
  grepInvert: [...(isFull ? [] : [/@full/]), catalog === 'v3' ? /@v1/ : /@v3/],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${storePort}`,
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node ../../scripts/demo.js --no-open --catalog ${catalog} --cart-v1 removed --port ${storePort} --emulator-port ${emulatorPort}`,
    url: `http://localhost:${storePort}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
