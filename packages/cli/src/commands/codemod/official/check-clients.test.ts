import { expect, test } from 'vitest';
import { migrateFile } from './migrate-file.js';

const listFindings = (text: string) =>
  migrateFile('shop.ts', text).findings.map(({ line, kind, problem }) => `${line} ${kind} ${problem}`);

test.each([
  ['a variable', 'const wix = createClient({});\nwix.graphql(document);'],
  ['an assignment', 'let wix: unknown;\nwix = createClient({});\n(wix as Wix).graphql(document);'],
  ['another name', 'const wix = createClient({});\nconst shop = wix;\nshop?.graphql(document);'],
  ['a function', 'function open() {\n  return createClient({});\n}\nopen().graphql(document);'],
  ['an asynchronous function', 'const open = async () => createClient({});\n(await open()).graphql(document);'],
  ['a call', 'createClient({}).graphql(document);'],
])('reports calls of members that the client does not have: %s', (_, code) => {
  const imported = listFindings(`import { createClient } from '@wix/sdk';\n${code}\n`);
  const migrated = listFindings(`import { createClient } from '@cartwright/core';\n${code}\n`);
  const line = code.split('\n').length + 1;
  expect(imported).toEqual([`${line} check The client has no \`graphql\`.`]);
  expect(migrated).toEqual(imported);
});

test('reports such calls on any object in files of the official SDK, and on no other object elsewhere', () => {
  const calls = 'this.wix.fetchWithAuth(url);\noctokit.graphql(query);\nother.fetch(url);\n';
  expect(listFindings(`import { products } from '@wix/stores';\n${calls}`)).toEqual([
    '2 check The client has no `fetchWithAuth`.',
    '3 check The client has no `graphql`.',
  ]);
  expect(listFindings(`import { createClient } from 'urql';\nconst octokit = createClient();\n${calls}`)).toEqual([]);
});

test('reports each package that is not replaced once', () => {
  const text = `import { useWix, WixProvider } from '@wix/sdk-react';
import { useWixModules } from '@wix/sdk-react';
export { auth } from '@wix/essentials';
const { createClient } = require('@wix/api-client');
const { Button } = await import('@wix/design-system/Button');
type Wix = import('@wix/sdk-types').Host;
`;
  const { findings } = migrateFile('shop.ts', text);
  expect(findings.map(({ line, kind, problem }) => `${line} ${kind} ${problem}`)).toEqual([
    '1 check @wix/sdk-react is not replaced.',
    '3 check @wix/essentials is not replaced.',
    '4 check @wix/api-client is not replaced.',
    '5 check @wix/design-system is not replaced.',
    '6 check @wix/sdk-types is not replaced.',
  ]);
  const remedies = ['`useClient`', '`elevate`', 'from @wix/sdk', 'if it needs no client', 'if it needs no client'];
  for (const [index, remedy] of remedies.entries()) expect(findings[index]?.remedy).toContain(remedy);
});

test('does not report packages of which a file only reads types and enumerations', () => {
  const text = `import { wixEventsV2 as wixEvents, schedule } from '@wix/events';
import type { services } from '@wix/bookings';
import { plans } from '@wix/pricing-plans';
export const isOver = (event: wixEvents.Event) => event.status === wixEvents.Status.ENDED;
export type Items = typeof schedule;
export const list = () => plans.queryPublicPlans();
`;
  expect(listFindings(text)).toEqual(['3 check @wix/pricing-plans is not replaced.']);
});

test('does not take members of every object for modules of the client', () => {
  const text = `import { products } from '@wix/stores';
export const show = (price: number, client: object) => [price.toLocaleString().trim(), client.constructor.toString()];
`;
  expect(migrateFile('shop.ts', text).findings).toEqual([]);
});

test('reports the first call of each namespace without a client', () => {
  const text = `import { currentCart, orders } from '@wix/ecom';
import * as stores from '@wix/stores';
import { getCart } from '@wix/auto_sdk_ecom_cart';
export const modules = { currentCart, read: client.use(orders).getOrder };
export const cart = () => currentCart.getCurrentCart();
export const removal = () => currentCart.deleteCurrentCart();
export const query = () => stores.productsV3.queryProducts().find();
export const status = [orders.OrderStatus.APPROVED, getCart('id')];
`;
  expect(listFindings(text)).toEqual([
    '5 check `currentCart.getCurrentCart` is called without a client.',
    '7 check `productsV3.queryProducts` is called without a client.',
    '8 check `getCart` is called without a client.',
  ]);
});
