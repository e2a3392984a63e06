import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { describe, expect, test } from 'vitest';
import type { Terminal } from '../../command/terminal.js';
import { run } from '../../testing/run.js';
import { startEmulator } from '../../testing/start-emulator.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import type { Finding } from './check.js';

const CALLBACK = 'https://shop.test/auth/callback';
const CLIENT_ID = '5c9e2f10-3d84-4b1e-8a6f-00c0ffee0001';

/** Runs all checks, and returns the findings by the name of the check. */
async function diagnose(args: readonly string[], terminal: Partial<Terminal> = {}) {
  const ran = await run(['doctor', '--json', ...args], { cwd: temporaryFolder(), ...terminal });
  const { checks, problems } = JSON.parse(ran.out) as {
    problems: number;
    checks: { name: string; findings: Finding[] }[];
  };
  const found = Object.fromEntries(checks.map(({ findings, name }) => [name, findings]));
  return { ...ran, problems, found, first: (name: string) => found[name]?.[0] };
}

const startSite = () =>
  startEmulator({ clients: [{ clientId: CLIENT_ID, redirectUris: [CALLBACK] }], catalogVersion: 'v1' });

function writePackage(folder: string, name: string, version: string, more: object = {}): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version, ...more }));
}

test('finds no problems in a working setup, which it reads from .env files', async () => {
  const { url } = await startSite();
  const cwd = temporaryFolder();
  const settings = {
    VITE_WIX_CLIENT_ID: CLIENT_ID,
    WIX_API_URL: url,
    ORIGIN: 'https://shop.test',
    WIX_SITE_ID: CLIENT_ID,
  };
  const secrets = { WIX_API_KEY: DEMO_API_KEY, SESSION_SECRET: 's'.repeat(32) };
  const text = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  writeFileSync(join(cwd, '.env'), `${text(settings)}SESSION_SECRET=short\n`);
  writeFileSync(join(cwd, '.env.local'), text(secrets));
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ dependencies: { '@cartwright/core': '^1.0.0' } }));
  writePackage(cwd, '@cartwright/core', '1.2.3');
  const { exitCode, found } = await diagnose(['--redirect-uri', CALLBACK, '--catalog', 'v1'], { cwd });
  for (const [name, findings] of Object.entries(found))
    expect([name, findings]).toMatchObject([name, [{ status: 'ok' }]]);
  expect(exitCode).toBe(0);

  const { out } = await run(['doctor', '--redirect-uri', CALLBACK], { cwd });
  expect(out).toContain(`✓ Client ID: ${url} accepts the client ID ${CLIENT_ID}.`);
  expect(out).toContain('✓ Catalog version: The site has Catalog V1.');
  expect(out).toMatch(/No problems found\.\n$/);
  for (const secret of Object.values(secrets)) expect(out).not.toContain(secret);
});

test('names each problem of a setup and its remedy', async () => {
  const { url } = await startSite();
  const env = {
    WIX_CLIENT_ID: CLIENT_ID,
    WIX_API_URL: url,
    WIX_API_KEY: 'wrong',
    WIX_SITE_ID: DEMO_SITE_ID,
    SESSION_SECRET: 'x',
  };
  const cwd = temporaryFolder();
  const names = ['@cartwright/core', '@cartwright/ecom'];
  writeFileSync(
    join(cwd, 'package.json'),
    JSON.stringify({ dependencies: { [names[0] ?? '']: '1', [names[1] ?? '']: '1' } }),
  );
  writePackage(cwd, '@cartwright/core', '1.2.3');
  const args = ['--redirect-uri', CALLBACK, 'https://shop.test/other', '--origin', 'https://b.test', '--catalog', 'v3'];
  const { exitCode, found, first, problems } = await diagnose(args, { cwd, env });
  expect(exitCode).toBe(1);
  expect(found['redirect-uris']).toMatchObject([
    { status: 'ok' },
    { status: 'problem', remedy: expect.stringContaining('add exactly this URI') as string },
  ]);
  expect(first('redirect-domains')).toMatchObject({
    status: 'problem',
    remedy: expect.stringContaining('add b.test') as string,
  });
  expect(first('catalog')?.message).toBe('The site has Catalog V1, but the store expects Catalog V3.');
  expect(first('permissions')?.message).toBe('The platform rejects the API key.');
  expect(first('session-secret')?.message).toBe('SESSION_SECRET has 1 characters, fewer than 32.');
  expect(first('packages')?.message).toBe(
    'Packages are missing: @cartwright/core 1.2.3, @cartwright/ecom not installed.',
  );
  expect(problems).toBe(6);

  writePackage(cwd, '@cartwright/ecom', '1.3.0');
  expect((await diagnose([], { cwd, env })).first('packages')).toMatchObject({
    message: 'The packages have different versions: @cartwright/core 1.2.3, @cartwright/ecom 1.3.0.',
    remedy: 'Install the same version of all: npm install @cartwright/core@latest @cartwright/ecom@latest',
  });
});

test.each([
  [{}, 'No client ID is configured.', 'Set WIX_CLIENT_ID'],
  [{ WIX_CLIENT_ID: 'mine' }, 'The client ID "mine" is not a GUID.', 'set WIX_API_URL'],
  [
    { WIX_CLIENT_ID: CLIENT_ID, WIX_API_URL: 'http://127.0.0.1:1' },
    'http://127.0.0.1:1 does not respond.',
    'cartwright emulator',
  ],
])('the client ID of %j is a problem', async (env, message, remedy) => {
  const { first, found } = await diagnose(['--redirect-uri', CALLBACK, '--origin', 'https://shop.test'], { env });
  expect(first('client')).toEqual({ status: 'problem', message, remedy: expect.stringContaining(remedy) as string });
  for (const name of ['redirect-uris', 'redirect-domains', 'catalog']) {
    expect(found[name]).toMatchObject([{ status: 'skipped' }]);
  }
});

test('a client ID that the site does not have is a problem', async () => {
  const { url } = await startSite();
  const { first } = await diagnose(['--client-id', 'other', '--api-url', url]);
  expect(first('client')).toMatchObject({
    status: 'problem',
    message: `${url} rejects the client ID other with status 401.`,
  });
});

test('a wrong clock is a problem', async () => {
  const { url } = await startSite();
  const skewed = async (...args: Parameters<typeof fetch>) => {
    const response = await fetch(...args);
    const headers = new Headers(response.headers);
    headers.set('date', new Date(Date.now() - 300_000).toUTCString());
    return new Response(response.body, { status: response.status, headers });
  };
  const { first } = await diagnose(['--client-id', CLIENT_ID, '--api-url', url], { fetch: skewed });
  expect(first('clock')?.message).toMatch(
    /^The clock of this machine is 30[01] seconds ahead of that of the platform\.$/,
  );
});

test('an overloaded platform is no problem of the setup', async () => {
  const overloaded = async () => new Response(null, { status: 503 });
  const { exitCode, first } = await diagnose(['--client-id', CLIENT_ID], { fetch: overloaded });
  expect([exitCode, first('client')?.status]).toEqual([0, 'skipped']);
});

test.each([
  ['/stores-reader/v1/products/query-platformized', 'products', 'v1'],
  ['/stores/v3/products/query', 'products', 'v3'],
  ['/stores-reader/v2/inventoryItems/query', 'inventory', 'v1'],
  ['/stores/v3/inventory-items/query', 'inventory', 'v3'],
  ['/stores/v2/coupons/query', 'coupons', 'v3'],
  ['/ecom/v1/shipping-options/query', 'shipping options', 'v3'],
  ['/billing/v1/tax-regions/query', 'tax regions', 'v3'],
  ['/members/v1/members/query', 'members', 'v3'],
  ['/ecom/v1/orders/search', 'orders', 'v3'],
] as const)('an API key that may not call %s has a problem with %s', async (path, title, catalogVersion) => {
  const { emulator, url } = await startEmulator({ catalogVersion });
  emulator.injectFault({ path, status: 403, times: 9 });
  const env = { WIX_API_URL: url, WIX_API_KEY: DEMO_API_KEY, WIX_SITE_ID: DEMO_SITE_ID };
  const { found } = await diagnose([], { env });
  const all = ['products', 'inventory', 'coupons', 'shipping options', 'tax regions', 'members', 'orders'];
  expect(found['permissions']).toEqual([
    { status: 'ok', message: `The API key may read ${all.filter((name) => name !== title).join(', ')}.` },
    {
      status: 'problem',
      message: `The API key may not read ${title} of the site.`,
      remedy: expect.stringContaining('API Keys Manager') as string,
    },
  ]);
});

test('a rate-limited call says nothing about the permission', async () => {
  const { emulator, url } = await startEmulator();
  emulator.injectFault({ path: '/ecom/v1/orders/search', status: 429, times: 99, headers: { 'retry-after': '0' } });
  const env = { WIX_API_URL: url, WIX_API_KEY: DEMO_API_KEY, WIX_SITE_ID: DEMO_SITE_ID };
  const { found } = await diagnose([], { env });
  expect(found['permissions']).toMatchObject([
    { status: 'ok' },
    {
      status: 'skipped',
      message: expect.stringContaining('Whether the API key may read orders is unknown: ') as string,
    },
  ]);
});

describe('packages', () => {
  const core = '@cartwright/core';
  const react = '@cartwright/react';
  const peerDependencies = { react: '^18.2.0 || ^19.0.0', '@tanstack/react-query': '^5.90.0' };
  const write = (dependencies: object) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ dependencies }));
    return cwd;
  };
  const findings = async (cwd: string) => (await diagnose([], { cwd })).found['packages'];

  test('a second copy of a package is a problem, also below a dependency', async () => {
    const cwd = write({ [core]: '1', 'shop-kit': '1' });
    writePackage(cwd, core, '1.2.3');
    writePackage(cwd, 'shop-kit', '4.0.0', { dependencies: { [core]: '^1.3.0' } });
    writePackage(join(cwd, 'node_modules/shop-kit'), core, '1.3.0');
    expect(await findings(cwd)).toEqual([
      {
        status: 'problem',
        message: `${core} is installed 2 times: 1.2.3 in ${join('node_modules', core)}, 1.3.0 in ${join('node_modules/shop-kit/node_modules', core)}.`,
        remedy: 'Install the same version of all packages of Cartwright, then run "npm dedupe".',
      },
    ]);
  });

  test('a link to the same copy is no problem', async () => {
    const cwd = write({ [core]: '1', 'shop-kit': '1' });
    writePackage(cwd, core, '1.2.3');
    writePackage(cwd, 'shop-kit', '4.0.0', { dependencies: { [core]: '^1.2.0' } });
    mkdirSync(join(cwd, 'node_modules/shop-kit/node_modules/@cartwright'), { recursive: true });
    symlinkSync(join(cwd, 'node_modules', core), join(cwd, 'node_modules/shop-kit/node_modules', core), 'junction');
    expect(await findings(cwd)).toEqual([{ status: 'ok', message: `${core} 1.2.3.` }]);
  });

  test.each([
    ['18.3.1', '5.90.0', []],
    ['19.0.0', '5.100.2', []],
    ['17.0.2', '5.90.0', ['needs react ^18.2.0 || ^19.0.0, but 17.0.2 is installed.']],
    ['19.2.0', '5.59.0', ['needs @tanstack/react-query ^5.90.0, but 5.59.0 is installed.']],
    ['19.2.0', undefined, ['needs @tanstack/react-query ^5.90.0, which is not installed.']],
  ])('React %s with TanStack Query %s', async (reactVersion, queryVersion, messages) => {
    const cwd = write({ [react]: '1' });
    writePackage(cwd, react, '1.2.3', {
      peerDependencies: { ...peerDependencies, other: '1' },
      peerDependenciesMeta: { other: { optional: true } },
    });
    writePackage(cwd, 'react', reactVersion);
    if (queryVersion !== undefined) writePackage(cwd, '@tanstack/react-query', queryVersion);
    const found = (await findings(cwd)) ?? [];
    expect(found.filter(({ status }) => status === 'problem').map(({ message }) => message)).toEqual(
      messages.map((message) => `${react} 1.2.3 ${message}`),
    );
  });

  test('a package.json that is not JSON is a problem', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'package.json'), '{ "dependencies": ');
    const message = `${join(cwd, 'package.json')} is not valid JSON.`;
    expect(await findings(cwd)).toEqual([{ status: 'problem', message, remedy: 'Correct it.' }]);
  });
});

test.each([
  [['--api-url', 'nonsense'], {}],
  [[], { WIX_API_URL: 'nonsense' }],
])('names an invalid URL: %j %j', async (args, variables) => {
  const env = { ...variables, WIX_CLIENT_ID: CLIENT_ID, WIX_API_KEY: DEMO_API_KEY, WIX_SITE_ID: DEMO_SITE_ID };
  const { exitCode, first } = await diagnose(args, { env });
  expect([exitCode, first('client')?.message]).toEqual([1, 'The API URL "nonsense" is no http or https URL.']);
  expect(first('permissions')?.status).toBe('skipped');
});

test.each(['', 'VITE_', 'NEXT_PUBLIC_', 'PUBLIC_', 'EXPO_PUBLIC_'])(
  'reads variables with the prefix "%s"',
  async (prefix) => {
    const { first } = await diagnose([], { env: { [`${prefix}WIX_CLIENT_ID`]: 'mine' } });
    expect(first('client')?.message).toBe('The client ID "mine" is not a GUID.');
  },
);

test('Ctrl-C ends the checks with 130', async () => {
  const stop = new AbortController();
  let sent = 0;
  const network: typeof fetch = async (_, init) => {
    sent += 1;
    if (sent > 1) stop.abort();
    init?.signal?.throwIfAborted();
    return Response.json({});
  };
  const ran = await run(['doctor', '--client-id', CLIENT_ID], {
    cwd: temporaryFolder(),
    fetch: network,
    signal: stop.signal,
  });
  expect(ran).toEqual({ exitCode: 130, out: '', error: 'Interrupted.\n' });
});
