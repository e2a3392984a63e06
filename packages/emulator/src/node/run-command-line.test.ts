import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSPKI, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_API_KEY, DEMO_SITE_ID } from '../kernel/state/demo.js';
import { runCommandLine } from './run-command-line.js';
import type { RunningServer } from './start-server.js';
import { repetitions } from '../../../../scripts/lib/scope.js';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'emulator-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function runWith(...args: string[]) {
  const written = { out: '', error: '' };
  const started = await runCommandLine(args, {
    out: (text) => void (written.out += text),
    error: (text) => void (written.error += text),
  });
  return { ...written, started };
}

const serve = async (...args: string[]) => {
  const { started, out } = await runWith('--port', '0', ...args);
  const server = started as RunningServer;
  expect(out).toContain(server.url);
  return server;
};

const countMembers = async ({ url }: RunningServer) => {
  const response = await fetch(`${url}/_emulator/data/members`);
  return ((await response.json()) as unknown[]).length;
};

test('help and version are shown', async () => {
  expect(await runWith('--version')).toEqual({
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    error: '',
    started: 0,
  });
  const { out, started } = await runWith('--help');
  expect(started).toBe(0);
  const flags =
    '--port --host --seed --currency --data --reset --clock --client --merchant-origin --webhook --plugin --media-url --variants-in-queries --export';
  for (const flag of [...flags.split(' '), '--help', '--version']) expect(out).toContain(flag);
});

test.each([
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--port', 'x'], '--port must be a number from 0 to 65535, not "x".'],
  [['--port', '65536'], '--port must be a number'],
  [
    ['--seed', 'lots'],
    '--seed must be "empty", a number of products from 1 to 100000, or a .csv or .json file, not "lots".',
  ],
  [['--seed', 'none.json'], 'Cannot read the site none.json: ENOENT'],
  [['--seed', '0'], '--seed must be'],
  [['--currency', 'euro'], '--currency: The currency must be an ISO 4217 code, such as "EUR", not "euro".'],
  [['--clock', 'noon'], '--clock must be an ISO 8601 time, such as 2027-03-01 or 2027-03-01T09:00:00Z, not "noon".'],
  [['--reset'], '--reset requires --data FILE.'],
  [['--data', '/no/such/folder/shop.db'], 'Cannot use the data file /no/such/folder/shop.db'],
  [['--webhook', 'shop.test'], '--webhook "shop.test": The url must be an http or https URL'],
  [
    ['--plugin', 'ECOM_DISCOUNTS'],
    '--plugin "ECOM_DISCOUNTS": The type of a plugin must be one of ECOM_SHIPPING_RATES,',
  ],
  [['--plugin', 'ECOM_DISCOUNTS=shop.test'], 'must be an http or https URL'],
  [['--client', ''], '--client must be a client id, not "".'],
  [['--client', 'web=shop.test'], '--client "web=shop.test": the redirect URI must be an http or https URL.'],
  [['--merchant-origin', 'http://shop.test/admin'], '--merchant-origin must be an origin such as'],
  [['--media-url', 'static.wixstatic.com'], '--media-url must be an http or https URL, such as'],
  [['shop.csv'], 'Unexpected argument'],
])('%j is explained', async (args, message) => {
  const { out, error, started } = await runWith(...args);
  expect([out, started]).toEqual(['', 1]);
  expect(error).toContain(message);
});

test('only registered clients may call, and sign in with their own redirect URIs', async () => {
  const callback = 'https://shop.test/callback';
  const args = ['--client', 'web', '--client', `app=${callback}`, '--client', 'app=https://b.test'];
  const { started, out } = await runWith('--port', '0', '--seed', 'empty', ...args);
  const server = started as RunningServer;
  expect(out).toContain('client id  web');
  const post = async (path: string, body: object, authorization = '') => {
    const headers = { 'content-type': 'application/json', authorization };
    return fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const getToken = (clientId: string) => post('/oauth2/token', { clientId, grantType: 'anonymous' });
  expect([(await getToken('web')).status, (await getToken('app')).status]).toEqual([200, 200]);
  expect((await getToken('another')).status).toBe(401);
  const { access_token: token } = (await (await getToken('app')).json()) as { access_token: string };
  const logIn = async (redirectUri: string) => {
    const authRequest = { clientId: 'app', redirectUri, codeChallenge: 'c'.repeat(43), codeChallengeMethod: 'S256' };
    const body = {
      auth: { authRequest: { ...authRequest, responseType: 'code', scope: 'offline_access', state: 's' } },
    };
    return (await post('/_api/redirects-api/v1/redirect-session', body, token)).status;
  };
  expect([await logIn(callback), await logIn('https://b.test')]).toEqual([200, 200]);
  expect(await logIn('http://localhost:3000/callback')).not.toBe(200);
  await server.close();
});

test('an allowed origin may call as the merchant', async () => {
  const server = await serve('--seed', 'empty', '--merchant-origin', 'http://localhost:5173');
  const search = async (origin: string) => {
    const headers = { authorization: 'cartwright-demo-api-key', 'wix-site-id': DEMO_SITE_ID, origin };
    return (await fetch(`${server.url}/ecom/v1/orders/search`, { method: 'POST', headers, body: '{}' })).status;
  };
  expect([await search('http://localhost:5173'), await search('http://localhost:5174')]).toEqual([200, 403]);
  await server.close();
});

test('a busy port is explained', async () => {
  const server = await serve('--seed', 'empty');
  const { error, started } = await runWith('--port', String(server.port));
  expect([error, started]).toEqual([
    `Port ${server.port} is in use. Choose another one, or 0 for any free port.\nSee npx @cartwright/emulator --help.\n`,
    1,
  ]);
  await server.close();
});

test('images and queries are as the options say', async () => {
  const server = await serve('--media-url', 'https://static.wixstatic.com/', '--variants-in-queries');
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };
  const response = await fetch(`${server.url}/stores/v3/products/query`, { method: 'POST', headers, body: '{}' });
  const { products } = (await response.json()) as {
    products: { media: { main?: { url: string } }; variantsInfo: { variants: object[] } }[];
  };
  const [image] = products.flatMap(({ media }) => media.main?.url ?? []);
  expect(image).toMatch(/^https:\/\/static\.wixstatic\.com\/media\/cw-/);
  expect(products[0]?.variantsInfo.variants).not.toEqual([]);
  await server.close();
});

test('without --port, the next free port is used with a warning', async () => {
  const first = await runWith('--seed', 'empty');
  const second = await runWith('--seed', 'empty');
  const servers = [first.started, second.started] as RunningServer[];
  const { port, url } = servers[1]!;
  expect(port).toBeGreaterThan(4000);
  expect(second.error).toContain(`WARNING: port 4000 is in use, so the emulator listens on port ${port}.`);
  expect(second.error).toContain(`Set the apiUrl of your clients to ${url}`);
  for (const server of servers) await server.close();
});

test('a data file keeps the state until it is reset', async () => {
  const file = join(folder, 'shop.db');
  const first = await serve('--seed', 'empty', '--data', file);
  await fetch(`${first.url}/_emulator/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse' }),
  });
  await first.close();
  const second = await serve('--seed', 'empty', '--data', file);
  expect(await countMembers(second)).toBe(1);
  await second.close();
  const third = await serve('--seed', 'empty', '--data', file, '--reset');
  expect(await countMembers(third)).toBe(0);
  await third.close();
});

test('a data file keeps its currency until it is reset', async () => {
  const file = join(folder, 'shop.db');
  const getCurrency = async (...args: string[]) => {
    const { error, out, started } = await runWith('--port', '0', '--seed', '1', '--data', file, ...args);
    const server = started as RunningServer;
    expect(out).toContain(server.url);
    const text = await (await fetch(`${server.url}/_emulator/data/currency`)).text();
    await server.close();
    return [(JSON.parse(text) as { currency: string }[])[0]?.currency, error];
  };
  expect(await getCurrency('--currency', 'JPY')).toEqual(['JPY', '']);
  expect(await getCurrency('--currency', 'EUR')).toEqual(['JPY', expect.stringContaining('--reset')]);
  expect(await getCurrency('--currency', 'EUR', '--reset')).toEqual(['EUR', '']);
});

test('a file that is no data file is explained', async () => {
  const file = join(folder, 'diary.txt');
  writeFileSync(file, 'Dear diary, '.repeat(100));
  expect((await runWith('--data', file)).error).toContain('it is not a data file of the emulator');
});

const CSV = 'handleId,fieldType,name,price\nmug,Product,Mug,12.50\n';

test('sells the products of a custom catalog', async () => {
  const file = join(folder, 'catalog.csv');
  writeFileSync(file, CSV);
  const server = await serve('--seed', file);
  const response = await fetch(`${server.url}/_emulator/data/v3-products`);
  expect(await response.json()).toMatchObject([{ name: 'Mug' }]);
  await server.close();
});

test('reports the errors of a malformed catalog without changing the data file', async () => {
  const [catalog, data] = [join(folder, 'catalog.csv'), join(folder, 'shop.db')];
  writeFileSync(catalog, CSV);
  await (await serve('--seed', catalog, '--data', data)).close();
  writeFileSync(catalog, `${CSV}cup,Product,Cup,cheap\n`);
  const { error, started } = await runWith('--seed', catalog, '--data', data, '--reset');
  expect(started).toBe(1);
  expect(error).toContain(`${catalog}: Line 3, column 4 (price): found "cheap", expected`);
  const server = await serve('--data', data);
  expect(await (await fetch(`${server.url}/_emulator/data/v3-products`)).json()).toHaveLength(1);
  await server.close();
  expect((await runWith('--seed', join(folder, 'no.csv'))).error).toContain('Cannot read the catalog');
  truncateSync(catalog, 65 * 1024 ** 2);
  expect((await runWith('--seed', catalog)).error).toContain('expected a product file of at most 64 MiB');
});

/** Thousands of rows in a large catalog. */
const THOUSANDS = repetitions({ sample: 2, full: 5 });

test(`reports the progress of reading ${THOUSANDS},000 rows, and exports them unchanged`, async () => {
  const rows = Array.from({ length: THOUSANDS * 500 }, (_, index) => [
    `product-${index},Product,Product ${index},"<p>Number ${index}</p>",12.50,,Size,DROP_DOWN,S;M;L,InStock`,
    `product-${index},Variant,,,,2.5,,,M,${index}`,
  ]).flat();
  const head =
    'handleId,fieldType,name,description,price,surcharge,productOptionName1,productOptionType1,productOptionDescription1,inventory';
  const [file, copy, repeated] = ['catalog.csv', 'copy.csv', 'again.csv'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(file, [head, ...rows].join('\n'));
  const { out, error, started } = await runWith('--catalog', 'v1', '--seed', file, '--export', copy);
  expect([started, out]).toEqual([0, `Exported the catalog to ${copy}.\n`]);
  const steps = Array.from({ length: THOUSANDS }, (_, index) => index + 1);
  expect(error).toBe(steps.map((step) => `catalog.csv: ${step},000 of ${THOUSANDS},000 rows\n`).join(''));

  const written: string[] = [];
  const terminal = { out: () => undefined, error: (text: string) => void written.push(text), isTerminal: true };
  expect(await runCommandLine(['--catalog', 'v1', '--seed', copy, '--export', repeated], terminal)).toBe(0);
  expect(written).toHaveLength(100);
  const half = (THOUSANDS * 500).toLocaleString('en-US');
  expect(written[49]).toBe(`\r\u001B[Kcopy.csv: ${half} of ${THOUSANDS},000 rows`);
  expect(written.at(-1)).toBe(`\r\u001B[Kcopy.csv: ${THOUSANDS},000 of ${THOUSANDS},000 rows\n`);
  expect(readFileSync(repeated, 'utf8')).toBe(readFileSync(copy, 'utf8'));

  writeFileSync(file, [head, ...rows, 'x,Product,X,,free,,,,,'].join('\n'));
  const refused = await runWith('--seed', file, '--data', join(folder, 'shop.db'));
  expect(refused.error).toContain(`catalog.csv: Line ${THOUSANDS * 1000 + 2}, column 5 (price): found "free"`);
  expect(refused.error).toContain('Nothing was imported.');
  expect(existsSync(join(folder, 'shop.db'))).toBe(false);
}, 60_000);

test('exports the changed catalog of a data file, and reports a file that cannot be written', async () => {
  const [data, file] = [join(folder, 'shop.db'), join(folder, 'catalog.csv')];
  await (await serve('--seed', '3', '--data', data)).close();
  expect((await runWith('--data', data, '--export', file)).started).toBe(0);
  expect(readFileSync(file, 'utf8').match(/,PRODUCT,/g)).toHaveLength(3);
  const { error, started } = await runWith('--seed', '1', '--export', join(folder, 'no', 'such.csv'));
  expect([started, error]).toEqual([1, expect.stringContaining('Cannot write the catalog to')]);
});

test('warns that a seed is ignored if the data file has one', async () => {
  const data = join(folder, 'shop.db');
  await (await serve('--seed', '3', '--data', data)).close();
  const { error, started } = await runWith('--port', '0', '--seed', '5', '--data', data);
  expect(error).toContain('already has a catalog');
  const { url, close } = started as RunningServer;
  expect(await (await fetch(`${url}/_emulator/data/v3-products`)).json()).toHaveLength(3);
  await close();
});

test('the catalog version is chosen once, and kept with the data file', async () => {
  const [data, headers] = [join(folder, 'shop.db'), { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID }];
  const version = async ({ url, close }: RunningServer) => {
    const response = await fetch(`${url}/stores/v3/provision/version`, { headers });
    await close();
    return response.text();
  };
  expect(await version(await serve('--catalog', 'v3', '--data', data))).toBe('{"catalogVersion":"V3_CATALOG"}');
  const { error, started } = await runWith('--port', '0', '--catalog', 'v1', '--data', data);
  expect(error).toContain('already has a catalog version, so --catalog is ignored');
  expect(await version(started as RunningServer)).toBe('{"catalogVersion":"V3_CATALOG"}');
  expect((await runWith('--catalog', '3')).error).toContain('--catalog must be "v1" or "v3", not "3".');
});

test('events are delivered to the webhooks', async () => {
  const bodies: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const application = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => bodies.push(part));
    request.on('end', () => {
      response.end();
      arrive();
    });
  });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  const { port } = application.address() as AddressInfo;
  const server = await serve('--seed', 'empty', '--webhook', `http://127.0.0.1:${port}/webhooks`);
  await fetch(`${server.url}/_emulator/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse' }),
  });
  await arrival;
  const key = await (await fetch(`${server.url}/_emulator/webhooks/public-key`)).text();
  const { payload } = await jwtVerify(bodies.join(''), await importSPKI(key, 'RS256'));
  expect(payload['data']).toContain('wix.members.v1.member_created');
  const stub = await fetch(`${server.url}/_emulator/deliveries?settled=true`);
  expect(await stub.json()).toMatchObject([{ status: 'delivered' }]);
  await server.close();
  application.close();
});

test('lists all errors of a catalog', async () => {
  const file = join(folder, 'catalog.csv');
  writeFileSync(file, `${CSV}cup,Product,Cup,cheap\npot,Product,,1\n`);
  const { error, started } = await runWith('--seed', file);
  expect(started).toBe(1);
  expect(error.split('\n').slice(1, 4)).toEqual([
    `${file}: 2 errors. Nothing was imported.`,
    expect.stringMatching(/^Line 3, column 4 \(price\)/),
    expect.stringMatching(/^Line 4, column 3 \(name\)/),
  ]);
});
