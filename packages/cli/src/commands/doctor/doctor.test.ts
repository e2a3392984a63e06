import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { expect, test } from 'vitest';
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

function writePackage(folder: string, name: string, version: string): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }));
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
