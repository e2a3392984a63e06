import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { kilobytes } from '../lib/row.js';
import { install } from '../store/install.js';

/**
 * SDK of another commerce platform, with a client for visitors that reads products and adds one to a cart.
 *
 * @typedef {object} Peer
 * @property {Record<string, string>} dependencies Exact versions, by package name.
 * @property {string} includes Contents of the bundle, and what remains to the application.
 * @property {string} source Application that is bundled.
 */

/** Cartwright, with the same job. */
const ours = {
  what: 'Cartwright: `core`, `identity`, `ecom`, `stores`',
  includes: 'Two operations, imported by name, decoding, anonymous sessions, token refresh, timeouts, retries',
  source: `
    import { createClient } from '@cartwright/core';
    import { addLineItemsToCurrentCart } from '@cartwright/ecom/current-cart-v2';
    import { OAuthStrategy } from '@cartwright/identity/visitor';
    import { findProductsV3 } from '@cartwright/stores/find';
    const client = createClient({ auth: OAuthStrategy({ clientId: 'id' }) });
    export const listProducts = () => client.use(findProductsV3)({ cursorPaging: { limit: 12 } });
    export const addToCart = (item) => client.use(addLineItemsToCurrentCart)({ catalogItems: [item] });`,
};

/** @type {Peer[]} */
const peers = [
  {
    dependencies: { '@shopify/storefront-api-client': '2.0.0' },
    includes: 'GraphQL requests, optional retries, the two queries. Leaves decoding and the cart ID to the application',
    source: `
      import { createStorefrontApiClient } from '@shopify/storefront-api-client';
      const publicAccessToken = 'token';
      const client = createStorefrontApiClient({ storeDomain: 'https://shop.example', apiVersion: '2026-01', publicAccessToken });
      const products = 'query ($first: Int!) { products(first: $first) { nodes { id title handle } } }';
      const add = 'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }';
      export const listProducts = () => client.request(products, { variables: { first: 12 } });
      export const addToCart = (id, lines) => client.request(add, { variables: { id, lines } });`,
  },
  {
    dependencies: { '@commercelayer/sdk': '7.12.1' },
    includes:
      'Two resources, imported by name, JSON:API decoding, timeouts. Leaves tokens, sessions and retries to the application',
    source: `
      import CommerceLayer, { line_items, skus } from '@commercelayer/sdk';
      CommerceLayer({ organization: 'shop', accessToken: 'token' });
      export const listProducts = () => skus.list({ pageSize: 12 });
      export const addToCart = (id, sku_code) =>
        line_items.create({ order: { type: 'orders', id }, sku_code, quantity: 1 });`,
  },
  {
    dependencies: { '@commercetools/platform-sdk': '8.27.0', '@commercetools/ts-client': '4.10.0' },
    includes:
      'Anonymous sessions, token refresh, request builders of the whole API. Leaves decoding to the application',
    source: `
      import { createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
      import { ClientBuilder } from '@commercetools/ts-client';
      const host = 'https://auth.example';
      const projectKey = 'shop';
      const client = new ClientBuilder()
        .withAnonymousSessionFlow({ host, projectKey, credentials: { clientId: 'id', clientSecret: 'secret' }, httpClient: fetch })
        .withHttpMiddleware({ host: 'https://api.example', httpClient: fetch })
        .build();
      const api = createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
      export const listProducts = () => api.productProjections().get({ queryArgs: { limit: 12 } }).execute();
      export const addToCart = (ID, version, productId) =>
        api.me().carts().withId({ ID }).post({ body: { version, actions: [{ action: 'addLineItem', productId }] } }).execute();`,
  },
  {
    dependencies: { '@medusajs/js-sdk': '2.21.2' },
    includes:
      'Operations of shoppers and merchants, sign-in, locale. Leaves the cart ID and retries to the application',
    source: `
      import Medusa from '@medusajs/js-sdk';
      const medusa = new Medusa({ baseUrl: 'https://shop.example', publishableKey: 'key' });
      export const listProducts = () => medusa.store.product.list({ limit: 12 });
      export const addToCart = (id, variant_id) => medusa.store.cart.createLineItem(id, { variant_id, quantity: 1 });`,
  },
  {
    dependencies: { 'swell-js': '5.8.1' },
    includes: 'Sessions, cart, products, accounts, forms of payment providers. Leaves retries to the application',
    source: `
      import swell from 'swell-js';
      swell.init('shop', 'key');
      export const listProducts = () => swell.products.list({ limit: 12 });
      export const addToCart = (product_id) => swell.cart.addItem({ product_id, quantity: 1 });`,
  },
];

/**
 * @param {string} contents Source of the application.
 * @param {string} resolveDir Folder whose packages it imports.
 * @returns {Promise<number>} Bytes of the bundle, minified and compressed with gzip -9.
 */
async function bundled(contents, resolveDir) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logOverride: { 'import-is-undefined': 'error' },
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/**
 * Measures the bundle size of other commerce SDKs, which it installs in a temporary folder.
 *
 * @returns {Promise<string>} Table in Markdown, from the smallest to the largest.
 */
export async function peerSizes() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-peers-'));
  try {
    await install(folder, Object.assign({}, ...peers.map(({ dependencies }) => dependencies)));
    const { what, includes, source } = ours;
    const measured = [{ what, includes, bytes: await bundled(source, fileURLToPath(new URL('..', import.meta.url))) }];
    for (const peer of peers) {
      const names = Object.entries(peer.dependencies).map(([name, version]) => `\`${name}\` ${version}`);
      const bytes = await bundled(peer.source, folder);
      measured.push({ what: names.join(', '), includes: peer.includes, bytes });
    }
    measured.sort((a, b) => a.bytes - b.bytes);
    const rows = measured.map((row) => `| ${row.what} | ${kilobytes(row.bytes)} | ${row.includes} |`);
    return ['| | gzip | Included |', '| --- | ---: | --- |', ...rows].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
