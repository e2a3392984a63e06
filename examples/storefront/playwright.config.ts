import { defineConfig, devices } from '@playwright/test';

import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';
import { freePort } from '../../scripts/lib/ports.js';
import { isFull } from '../../scripts/lib/scope.js';
import type { CatalogVersion } from './e2e/catalog.js';
import type { ShopOptions } from './e2e/shop.js';

const executablePath = findChromium();
const report = process.env.CARTWRIGHT_PLAYWRIGHT_REPORT;

/** Catalog versions of the shops: "v3" unless `CARTWRIGHT_CATALOG` is set, to "v1" or "v3,v1". */
const asked = process.env.CARTWRIGHT_CATALOG || 'v3';
// V1 first: of `pnpm test`, it has one test, which takes long and then runs beside others.
const versions = (['v1', 'v3'] as const).filter((version) => asked.split(',').includes(version));
if (versions.length === 0) throw new Error(`CARTWRIGHT_CATALOG is "${asked}". Set it to v1, v3 or v3,v1.`);

const taken: number[] = [];
/** Chooses a port once, in the process that starts the tests. Its workers inherit it. */
async function choosePort(server: string): Promise<string> {
  const port = (process.env[`CARTWRIGHT_PORT_${server}`] ??= String(await freePort(taken)));
  taken.push(Number(port));
  return port;
}

interface Server {
  version: CatalogVersion;
  port: string;
  merchantPort: string;
  emulatorPort: string;
}

const servers: Server[] = [];
for (const version of versions) {
  servers.push({
    version,
    port: await choosePort(`STORE_${version}`),
    merchantPort: await choosePort(`MERCHANT_${version}`),
    emulatorPort: await choosePort(`EMULATOR_${version}`),
  });
}

/** Tests of `pnpm test`. Those tagged @sample run on Catalog V3, the one tagged @sample-both on V1 as well. */
const sample = { v3: /@sample/, v1: /@sample-both/ };

/** Factor of the time limits. In a stress run, four tests share a processor. */
const patience = process.env.CARTWRIGHT_STRESS ? 4 : 1;

/** Project of the tests of one application. */
const createProject = ({ version, port, emulatorPort }: Server, applicationPort: string) => ({
  ...(!isFull && { grep: sample[version] }),
  // Tests of what only one version of the catalog has.
  grepInvert: version === 'v3' ? /@v1/ : /@v3/,
  use: {
    baseURL: `http://localhost:${applicationPort}`,
    storeUrl: `http://localhost:${port}`,
    catalogVersion: version,
    emulatorUrl: `http://127.0.0.1:${emulatorPort}`,
  },
});

export default defineConfig<ShopOptions>({
  // Tests of the store. Those of the merchant area, which the same demo serves, are a project each.
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A test that passes when it is run once more is reported as flaky. `--fail-on-flaky-tests` fails the run.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 180_000 * patience,
  expect: { timeout: 30_000 * patience },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    // Recording takes a third of the time of a test. `--trace retain-on-failure` records them locally.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
  projects: servers.flatMap((server) => [
    { ...createProject(server, server.port), name: server.version },
    { ...createProject(server, server.merchantPort), name: `merchant-${server.version}`, testDir: '../merchant/e2e' },
  ]),
  webServer: servers.map(({ version, port, merchantPort, emulatorPort }) => ({
    name: version,
    command: `node ../../scripts/demo.js --no-open --catalog ${version} --cart-v1 removed --port ${port} --merchant-port ${merchantPort} --emulator-port ${emulatorPort}`,
    url: `http://localhost:${port}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});
