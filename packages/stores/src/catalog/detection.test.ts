import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { respond, stubFetch } from '../../../core/src/testing/stub-fetch.js';
import { openCatalog } from '../testing/open-catalog.js';
import { createCatalog } from './index.js';

const version = (catalogVersion: string) => ({ '/provision/version': { catalogVersion } });
const refuse = (code: string) => respond(428, { message: code, details: { applicationError: { code } } });

test('the version is requested once per client, for concurrent calls and several catalogs', async () => {
  const { client, catalog, sent } = openCatalog(undefined, version('V3_CATALOG'));
  const other = createCatalog(client);
  expect(await Promise.all([catalog.getVersion(), catalog.getVersion(), other.getVersion()])).toEqual([
    'v3',
    'v3',
    'v3',
  ]);
  expect(await other.getVersion()).toBe('v3');
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/stores/v3/provision/version']);
});

test('clients do not share the version', async () => {
  const one = openCatalog(undefined, version('V1_CATALOG'));
  const other = openCatalog(undefined, version('V3_CATALOG'));
  expect([await one.catalog.getVersion(), await other.catalog.getVersion()]).toEqual(['v1', 'v3']);
});

test('a known version is not requested', async () => {
  const { catalog, sent } = openCatalog('v1', {});
  expect(await catalog.getVersion()).toBe('v1');
  expect(sent).toEqual([]);
});

test('a failed detection is repeated by the next call', async () => {
  const { fetch } = stubFetch(respond(403), { catalogVersion: 'V1_CATALOG' });
  const catalog = createCatalog(createClient({ fetch }));
  await expect(catalog.getVersion()).rejects.toMatchObject({ status: 403 });
  expect(await catalog.getVersion()).toBe('v1');
});

test.each([
  ['STORES_NOT_INSTALLED', 'stores_not_installed'],
  ['V4_CATALOG', 'catalog_unsupported'],
])('%s: every read fails with %s', async (catalogVersion, code) => {
  const { catalog } = openCatalog(undefined, version(catalogVersion));
  for (const read of [catalog.getVersion(), catalog.queryProducts(), catalog.getProduct({ slug: 'tee' })])
    await expect(read).rejects.toMatchObject({ name: 'CartwrightError', kind: 'configuration', code });
});

test('a catalog that is being set up fails with catalog_provisioning', async () => {
  const { catalog } = openCatalog(undefined, {
    ...version('V3_CATALOG'),
    '/products/search': () => refuse('CATALOG_V3_SITE_PROVISIONING'),
  });
  await expect(catalog.queryProducts()).rejects.toMatchObject({
    kind: 'system',
    code: 'catalog_provisioning',
    cause: { status: 428, code: 'CATALOG_V3_SITE_PROVISIONING' },
  });
});

test('a site that has moved to Catalog V3 is detected again', async () => {
  const versions = ['V1_CATALOG', 'V3_CATALOG'];
  const { catalog, sent } = openCatalog(undefined, {
    '/provision/version': () => ({ catalogVersion: versions.shift() }),
    '/query-platformized': () => refuse('CATALOG_V3_CALLING_CATALOG_V1_API'),
    '/products/search': { products: [{ id: 'p', name: 'Tee' }] },
  });
  const { items } = await catalog.queryProducts();
  expect(items).toMatchObject([{ id: 'p', name: 'Tee', raw: { version: 'v3' } }]);
  expect(sent).toHaveLength(4);
  expect(await catalog.getVersion()).toBe('v3');
});

test('other refusals are passed on', async () => {
  const { catalog } = openCatalog('v1', { '/query-platformized': () => refuse('CATALOG_V3_CALLING_CATALOG_V1_API') });
  await expect(catalog.queryProducts()).rejects.toMatchObject({ code: 'CATALOG_V3_CALLING_CATALOG_V1_API' });
});
