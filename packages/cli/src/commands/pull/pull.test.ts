import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID, type Emulator, parseSiteFile } from '@cartwright/emulator';
import { afterEach, describe, expect, test } from 'vitest';
import type { Terminal } from '../../command/terminal.js';
import { run } from '../../testing/run.js';

const ORIGIN = 'http://localhost:4000';
const env = { WIX_API_KEY: DEMO_API_KEY, WIX_SITE_ID: DEMO_SITE_ID };
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-pull-'));
  folders.push(folder);
  return folder;
}

/** The network, on which the platform is an emulator. */
const createNetwork =
  (emulator: Emulator): typeof fetch =>
  (input, init) =>
    emulator.fetch(new Request(input, init));

/** Pulls the site of an emulator. The rate limit does not matter here. */
const pull = (emulator: Emulator, cwd: string, more: readonly string[] = [], terminal: Partial<Terminal> = {}) =>
  run(['pull', '--api-url', ORIGIN, '--per-minute', '100000', ...more], {
    cwd,
    env,
    fetch: createNetwork(emulator),
    ...terminal,
  });

/** Sends a request as the merchant. */
async function send(emulator: Emulator, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await (await emulator.fetch(new Request(ORIGIN + path, init))).json()) as Record<string, unknown>;
}

/** Everything of a site that its API returns. */
async function readAll(emulator: Emulator, requests: readonly (readonly [path: string, body?: object])[]) {
  return Promise.all(requests.map(([path, body]) => send(emulator, body ? 'POST' : 'GET', path, body)));
}

const cursorPaging = { limit: 100 };
const settings: [string, object?][] = [
  ['/stores/v2/coupons/query', { query: { paging: { limit: 100 } } }],
  ['/ecom/v1/shipping-options/query', { query: { cursorPaging } }],
  ['/v1/pickup-locations/query', { query: { cursorPaging } }],
  ['/ecom/v1/delivery-profiles/query', { query: { cursorPaging } }],
  ['/billing/v1/tax-regions/query', { query: { cursorPaging } }],
  ['/billing/v1/manual-tax-mappings/query', { query: { cursorPaging } }],
];

async function roundTrip(original: Emulator) {
  const cwd = openFolder();
  const { error, exitCode } = await pull(original, cwd);
  expect([exitCode, error]).toEqual([0, expect.not.stringContaining('Error')]);
  const text = readFileSync(join(cwd, 'site.json'), 'utf8');
  expect(existsSync(join(cwd, 'site.json.progress'))).toBe(false);
  expect(text).not.toContain(DEMO_API_KEY);
  return createEmulator({ seed: { site: parseSiteFile(text) } });
}

describe('an emulator that starts from the file has the same', () => {
  test('catalog, stock, coupons, shipping and taxes of Catalog V1', async () => {
    const original = createEmulator({ catalogVersion: 'v1', currency: 'EUR' });
    const copy = await roundTrip(original);
    const products = { includeVariants: true, includeHiddenProducts: true, includeMerchantSpecificData: true };
    const requests: [string, object?][] = [
      ...[0, 100].map((offset): [string, object] => [
        '/stores-reader/v1/products/query',
        { ...products, query: { paging: { limit: 100, offset } } },
      ]),
      ['/stores-reader/v1/collections/query', { query: { paging: { limit: 100 } } }],
      ['/stores/v3/provision/version'],
      ...settings,
    ];
    expect(await readAll(copy, requests)).toEqual(await readAll(original, requests));
    const stock = [0, 100].map((offset): [string, object] => [
      '/stores-reader/v2/inventoryItems/query',
      { query: { paging: { limit: 100, offset } } },
    ]);
    const [before, after] = await Promise.all([original, copy].map((emulator) => readAll(emulator, stock)));
    // Pre-orders of Catalog V1 are not included.
    const counted = (pages: unknown) =>
      JSON.parse(JSON.stringify(pages), (name, value: unknown) =>
        /preorder/i.test(name) ? undefined : value,
      ) as object;
    expect(JSON.stringify(before)).toContain('"quantity":');
    expect(counted(after)).toEqual(counted(before));
  });

  test('catalog, stock, coupons, shipping and taxes of Catalog V3', { timeout: 60_000 }, async () => {
    const original = createEmulator();
    const copy = await roundTrip(original);
    const paged = (path: string, body: object = {}): [string, object] => [path, { ...body, query: { cursorPaging } }];
    const requests: [string, object?][] = [
      paged('/stores/v3/brands/query'),
      paged('/stores/v3/ribbons/query'),
      paged('/stores/v3/info-sections/query'),
      paged('/stores/v3/customizations/query'),
      paged('/stores/v3/inventory-items/query'),
      paged('/categories/v1/categories/query', { treeReference: { appNamespace: '@wix/stores' } }),
      ...settings,
    ];
    expect(await readAll(copy, requests)).toEqual(await readAll(original, requests));
    const { products } = await send(original, 'POST', '/stores/v3/products/query', { query: { cursorPaging } });
    const fields = ['DESCRIPTION', 'DIRECT_CATEGORIES_INFO', 'INFO_SECTION', 'MEDIA_ITEMS_INFO', 'MERCHANT_DATA'];
    const query = fields.map((field) => `fields=${field}`).join('&');
    const details = (products as { id: string }[]).map(({ id }): [string] => [`/stores/v3/products/${id}?${query}`]);
    expect(details.length).toBeGreaterThan(90);
    expect(await readAll(copy, details)).toEqual(await readAll(original, details));
  });
});

test('continues an interrupted pull, without reading anything twice', async () => {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const cwd = openFolder();
  emulator.injectFault({ path: '/stores/v2/coupons/query', status: 503, times: 99 });
  const interrupted = await pull(emulator, cwd);
  expect([interrupted.exitCode, interrupted.error.split('\n').at(-2)]).toEqual([
    1,
    expect.stringMatching(/Run the same command again to continue\.$/),
  ]);
  expect(existsSync(join(cwd, 'site.json'))).toBe(false);
  const progress = join(cwd, 'site.json.progress');
  writeFileSync(progress, `${readFileSync(progress, 'utf8')}{"resource":"coupons","items":[{"id"`);
  await emulator.reset();
  const paths: string[] = [];
  const network: typeof fetch = (input, init) => {
    paths.push(new URL(new Request(input, init).url).pathname);
    return createNetwork(emulator)(input, init);
  };
  const { exitCode, error } = await pull(emulator, cwd, [], { fetch: network });
  expect([exitCode, error.split('\n')[0]]).toEqual([0, 'continuing the interrupted pull']);
  expect(paths[0]).toBe('/stores/v2/coupons/query');
  const site = parseSiteFile(readFileSync(join(cwd, 'site.json'), 'utf8'));
  expect(site.products?.length).toBeGreaterThan(100);
  expect(site.coupons?.length).toBeGreaterThan(0);
});

test('Ctrl-C ends a pull with 130, and the next one continues without loss or duplicates', async () => {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const [cwd, whole] = [openFolder(), openFolder()];
  const stop = new AbortController();
  const bodies: string[] = [];
  const network: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('/products/query')) return emulator.fetch(request);
    bodies.push(await request.clone().text());
    if (bodies.length === 2) stop.abort();
    return emulator.fetch(request);
  };
  const interrupted = await pull(emulator, cwd, [], { fetch: network, signal: stop.signal });
  expect([interrupted.exitCode, interrupted.error]).toEqual([
    130,
    '100 products\nInterrupted. Run the same command again to continue.\n',
  ]);
  expect(existsSync(join(cwd, 'site.json'))).toBe(false);
  expect((await pull(emulator, cwd, [], { fetch: network })).exitCode).toBe(0);
  const offsets = bodies.map((body) => (JSON.parse(body) as { query: { paging: object } }).query.paging);
  expect(offsets).toEqual([0, 100, 100].map((offset) => ({ limit: 100, offset })));
  await pull(emulator, whole);
  expect(readFileSync(join(cwd, 'site.json'), 'utf8')).toBe(readFileSync(join(whole, 'site.json'), 'utf8'));
});

test('Ctrl-C before anything was read leaves nothing to continue', async () => {
  const cwd = openFolder();
  const stop = new AbortController();
  const network = () => {
    stop.abort();
    return new Promise<Response>(() => undefined);
  };
  expect(await pull(createEmulator(), cwd, [], { fetch: network, signal: stop.signal })).toEqual({
    exitCode: 130,
    out: '',
    error: 'Interrupted. Nothing was read.\n',
  });
  expect(readdirSync(cwd)).toEqual([]);
});

test('starts a resource over whose cursor has expired', async () => {
  const emulator = createEmulator();
  const cwd = openFolder();
  const header = { siteId: DEMO_SITE_ID, catalogVersion: 'v3' };
  const page = { resource: 'products', items: [], next: 'expired' };
  writeFileSync(join(cwd, 'site.json.progress'), `${JSON.stringify(header)}\n${JSON.stringify(page)}\n`);
  expect((await pull(emulator, cwd)).exitCode).toBe(0);
  const { products } = parseSiteFile(readFileSync(join(cwd, 'site.json'), 'utf8'));
  expect(products?.length).toBeGreaterThan(100);
});

test('leaves out settings that the API key may not read', async () => {
  const emulator = createEmulator({ catalogVersion: 'v1', seed: 'empty' });
  const cwd = openFolder();
  emulator.injectFault({ path: '/billing/v1/tax-regions/query', status: 403, times: 9 });
  const { error, exitCode } = await pull(emulator, cwd);
  expect(exitCode).toBe(0);
  expect(error).toContain('no tax regions: the API key has no permission to read them\n');
  expect(parseSiteFile(readFileSync(join(cwd, 'site.json'), 'utf8')).taxRegions).toBeUndefined();
});

test('never reads members or orders', async () => {
  const emulator = createEmulator({ seed: 3 });
  await pull(emulator, openFolder());
  const paths = emulator.requests().map(({ path }) => path);
  expect(paths.filter((path) => /member|order|contact|cart|checkout/.test(path))).toEqual([]);
});

test.each([
  ['without a site', [], {}, 'Pass --site-id, or set WIX_SITE_ID.'],
  ['without an API key', ['--site-id', 'x'], {}, 'Set WIX_API_KEY to an API key of the site'],
  ['with a wrong limit', ['--per-minute', '0'], env, '--per-minute must be a whole number of at least 1, not "0".'],
  ['with a wrong URL', ['--api-url', 'nonsense'], env, '--api-url must be an http or https URL, not "nonsense".'],
  ['in a missing folder', ['--out', '/nonexistent/x'], env, 'cannot be written: ENOENT'],
  ['with a folder as file', ['--out', '/'], env, ' is a folder. Name a file in it.'],
])('fails %s', async (_, args, variables, message) => {
  const { error, exitCode } = await run(['pull', ...args], { env: variables });
  expect(exitCode).not.toBe(0);
  expect(error).toContain(message);
});

test('keeps the progress of another site', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const cwd = openFolder();
  writeFileSync(join(cwd, 'site.json.progress'), '{"siteId":"other","catalogVersion":"v3"}\n');
  const { error } = await pull(emulator, cwd);
  expect(error).toContain('has the progress of the site other. Choose another file, or pass --restart.');
  expect((await pull(emulator, cwd, ['--restart'])).exitCode).toBe(0);
});

const header = JSON.stringify({ siteId: DEMO_SITE_ID, catalogVersion: 'v3' });
test.each([
  [1, '{"siteId"'],
  [1, '{"siteId":"x"}'],
  [2, `${header}\n{"resource":"brands","it\n{"resource":"brands","items":[]}`],
  [3, `${header}\n{"resource":"brands","items":[]}\nnull`],
])('names the damaged line %i of the progress', async (line, text) => {
  const cwd = openFolder();
  const emulator = createEmulator({ seed: 'empty' });
  const file = join(cwd, 'site.json.progress');
  writeFileSync(file, `${text}\n`);
  expect(await pull(emulator, cwd)).toEqual({
    exitCode: 1,
    out: '',
    error: `Line ${line} of ${file} is damaged. Pass --restart to start over.\n`,
  });
  expect((await pull(emulator, cwd, ['--restart'])).exitCode).toBe(0);
});

test('a rejected API key leaves nothing to continue', async () => {
  const cwd = openFolder();
  const { error, exitCode } = await pull(createEmulator(), cwd, [], { env: { ...env, WIX_API_KEY: 'wrong' } });
  expect([exitCode, error]).toEqual([
    1,
    'The platform rejects the API key: check WIX_API_KEY and https://manage.wix.com/account/api-keys.\n',
  ]);
  expect(readdirSync(cwd)).toEqual([]);
});

test('with --json, prints the result as JSON and nothing about the progress', async () => {
  const cwd = openFolder();
  const { error, exitCode, out } = await pull(createEmulator({ currency: 'EUR', seed: 3 }), cwd, [
    '--out',
    'shop.json',
    '--json',
  ]);
  expect([exitCode, error]).toEqual([0, '']);
  expect(parseSiteFile(readFileSync(join(cwd, 'shop.json'), 'utf8')).products).toHaveLength(3);
  expect(JSON.parse(out)).toEqual({
    file: join(cwd, 'shop.json'),
    products: 3,
    catalogVersion: 'v3',
    currency: 'EUR',
  });
});
