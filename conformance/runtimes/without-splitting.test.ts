import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providePackages } from '../../scripts/lib/consumer.js';

const page = `
import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
import { CartwrightProvider } from '@cartwright/react';
import { useOrder } from '@cartwright/react/ecom';
import { orderQuery } from '@cartwright/react/queries';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const client = createClient({
  auth: OAuthStrategy({ clientId: 'CID' }),
  fetch: async (url) =>
    Response.json(
      String(url).endsWith('/oauth2/token') ? { access_token: 'A', expires_in: 600 } : { order: { id: 'order-1' } },
    ),
});
const Page = () => createElement('p', null, useOrder('order-1').isPending ? 'Loading' : 'Loaded');
export const html = renderToString(createElement(CartwrightProvider, { client }, createElement(Page)));

await client.auth.getAuthHeaders();
const { queryKey, queryFn } = orderQuery(client, 'order-1');
export const { _id } = await queryFn({ queryKey, signal: new AbortController().signal });
`;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-without-splitting-'));
  await providePackages(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a page into one file, as `esbuild --bundle` does without `--splitting`, and loads it. */
async function load(name: string, code: string): Promise<Record<string, unknown>> {
  const entry = join(folder, `${name}.js`);
  const outfile = join(folder, `${name}.bundle.mjs`);
  writeFileSync(entry, code);
  await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    nodePaths: [join(import.meta.dirname, '../node_modules')],
    alias: { 'react-dom/server': 'react-dom/server.browser' },
    outfile,
  });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Record<string, unknown>;
}

test('hooks and query options work', async () => {
  expect(await load('page', page)).toMatchObject({ html: '<p>Loading</p>', _id: 'order-1' });
});

test('operations are there although a dynamic import reaches them through other modules', async () => {
  writeFileSync(join(folder, 'later.js'), "export * from '@cartwright/ecom/purchase';");
  const code = `
    import { aggregateOrders, getOrder, searchOrders } from '@cartwright/ecom/orders';
    export const load = () => import('./later.js');
    export const ids = [aggregateOrders, getOrder, searchOrders].map((operation) => operation?.spec.id);`;
  expect((await load('operations', code))['ids']).toEqual([
    'ecom.orders.aggregateOrders',
    'ecom.orders.getOrder',
    'ecom.orders.searchOrders',
  ]);
});
