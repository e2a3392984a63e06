import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { ancestorCycles } from './ancestor-cycles.js';
import { cruisePackages } from './cruise-packages.js';

/**
 * Calls a function with a folder that has these files, by path and text.
 *
 * @template R
 * @param {Readonly<Record<string, string>>} files
 * @param {(root: string) => R | Promise<R>} use
 */
async function inFolder(files, use) {
  const root = mkdtempSync(join(tmpdir(), 'structure-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return await use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Reads the imports of files. @param {Readonly<Record<string, string>>} files */
const cruiseFiles = (files) => inFolder(files, cruisePackages);

/** @param {Readonly<Record<string, string>>} files */
const violations = async (files) => [
  ...new Set((await cruiseFiles(files)).summary.violations.map(({ rule }) => rule.name)),
];

const src = 'packages/emulator/src';

test('imports from the same layer and from lower layers are allowed', async () => {
  expect(
    await violations({
      [`${src}/kernel/money.ts`]: 'export const zero = 0;',
      [`${src}/shop/price.ts`]: "import { zero } from '../kernel/money.js';\nexport const price = zero;",
      [`${src}/api/cart.ts`]: "import { price } from '../shop/price.js';\nexport const cart = price;",
    }),
  ).toEqual([]);
});

test.each(['import', 'import type'])('an "%s" from a higher layer is rejected', async (keyword) => {
  expect(
    await violations({
      [`${src}/shop/price.ts`]: 'export interface Price {}',
      [`${src}/kernel/money.ts`]: `${keyword} { Price } from '../shop/price.js';\nexport const price = {} as Price;`,
    }),
  ).toEqual(['emulator-layers']);
});

test('an import of Cart V1 by Cart V2 is rejected', async () => {
  expect(
    await violations({
      'packages/ecom/src/purchase/reorder.ts': 'export const items = [];',
      'packages/ecom/src/purchase-v2/reorder.ts': "export { items } from '../purchase/reorder.js';",
    }),
  ).toEqual(['v1-can-be-deleted']);
});

test('an import of Catalog V1 by Catalog V3 is rejected', async () => {
  expect(
    await violations({
      'packages/stores/src/inventory/item.ts': 'export interface Item {}',
      'packages/stores/src/products-v3/product.ts': "export type { Item } from '../inventory/item.js';",
    }),
  ).toEqual(['v3-without-v1']);
});

test.each([
  ['an import of money in the platform format', { 'a/price.ts': "import '../../kernel/money/format-price.js';" }],
  ['an imported file of a format', { 'a/price.ts': "import './format-tax.js';", 'a/format-tax.ts': 'export {};' }],
  ['an importing file of a format', { 'a/wire-tax.ts': "import '../../kernel/money/decimal.js';" }],
  ['a file of a format alone', { 'wire-tax.ts': 'export {};' }],
  ['a file that reads a format', { 'a/read-tax.ts': 'export {};' }],
  ['an import that reads responses', { 'a/tax.ts': "import '../../protocol/plugins/read-response.js';" }],
  ['an import of routes', { 'a/tax.ts': "import '../../protocol/routing/route.js';" }],
])('%s is refused in the shop', async (_, files) => {
  const planted = Object.entries(files).map(([path, text]) => [`${src}/shop/${path}`, text]);
  expect(
    await violations({
      [`${src}/kernel/money/format-price.ts`]: 'export {};',
      [`${src}/kernel/money/decimal.ts`]: 'export {};',
      [`${src}/protocol/plugins/read-response.ts`]: 'export {};',
      [`${src}/protocol/routing/route.ts`]: 'export {};',
      ...Object.fromEntries(planted),
    }),
  ).toEqual(['shop-without-formats']);
});

test('two folders whose files import each other are rejected, even if no two files do', async () => {
  expect(
    await violations({
      'packages/core/src/a/one.ts': "import type { Four } from '../b/four.js';\nexport type One = Four;",
      'packages/core/src/a/two.ts': 'export interface Two {}',
      'packages/core/src/b/three.ts': "import type { Two } from '../a/two.js';\nexport type Three = Two;",
      'packages/core/src/b/four.ts': 'export interface Four {}',
    }),
  ).toEqual(['no-folder-cycles']);
});

test('two folders that import each other through folders below them are rejected', async () => {
  const result = await cruiseFiles({
    [`${src}/shop/contacts/contact.ts`]:
      "import type { Uses } from '../pricing/coupons/uses.js';\nexport type Contact = Uses;",
    [`${src}/shop/pricing/coupons/uses.ts`]: 'export interface Uses {}',
    [`${src}/shop/pricing/rules/meets.ts`]:
      "import type { Contact } from '../../contacts/contact.js';\nexport type Meets = Contact;",
    [`${src}/shop/pricing/total.ts`]: "import type { Uses } from './coupons/uses.js';\nexport type Total = Uses;",
  });
  expect(result.summary.violations).toEqual([]);
  expect(ancestorCycles(result).sort()).toEqual([
    `${src}/shop/contacts/contact.ts → ${src}/shop/pricing/coupons/uses.ts`,
    `${src}/shop/pricing/rules/meets.ts → ${src}/shop/contacts/contact.ts`,
  ]);
});

test('a file and a folder beside it that import each other are rejected', async () => {
  const result = await cruiseFiles({
    'packages/core/src/a.ts': "import type { One } from './b/one.js';\nexport type A = One;",
    'packages/core/src/b/one.ts': 'export interface One {}',
    'packages/core/src/b/two.ts': "import type { A } from '../a.js';\nexport type Two = A;",
  });
  expect(ancestorCycles(result).sort()).toEqual([
    'packages/core/src/a.ts → packages/core/src/b/one.ts',
    'packages/core/src/b/two.ts → packages/core/src/a.ts',
  ]);
});

test.each([
  ['lib', 'ui', 'storefront/src/lib/a.ts', 'storefront/src/ui/b.ts'],
  ['ui', 'a feature', 'storefront/src/ui/a.ts', 'storefront/src/cart/b.ts'],
  ['a feature', 'another feature', 'merchant/src/coupons/a.ts', 'merchant/src/products/catalog/b.ts'],
  ['a feature', 'the shell', 'storefront/src/cart/a.ts', 'storefront/src/shell/b.ts'],
  ['a feature', 'a file above all folders', 'storefront/src/cart/a.ts', 'storefront/src/routes.ts'],
  ['a feature', 'the server', 'storefront/src/cart/a.ts', 'storefront/server/b.ts'],
  ['the shell', 'the server', 'merchant/src/shell/a.ts', 'merchant/server/b.ts'],
  ['the merchant area', 'a feature of the store', 'merchant/src/orders/a.ts', 'storefront/src/orders/b.ts'],
  ['the store', 'the merchant area', 'storefront/server/a.ts', 'merchant/src/ui/b.ts'],
])('%s that imports %s is rejected: %s → %s', async (_, __, from, to) => {
  const path = relative(dirname(from), to).replace(/ts$/, 'js');
  const files = {
    [`examples/${to}`]: 'export interface B {}',
    [`examples/${from}`]: `import type { B } from '${path.startsWith('.') ? path : `./${path}`}';\nexport type A = B;`,
  };
  expect(await violations(files)).toEqual(['application-tree']);
});

test('pages import lib and ui of their application, and the merchant area those of the store', async () => {
  expect(
    await violations({
      'examples/storefront/src/lib/site.ts': 'export interface Site {}',
      'examples/storefront/src/ui/logo.ts': "export type { Site } from '../lib/site.js';",
      'examples/storefront/src/home/page.ts': "export type { Site } from '../ui/logo.js';",
      'examples/storefront/src/shell/header.ts': "export type { Site } from '../home/page.js';",
      'examples/merchant/src/orders/page.ts': "export type { Site } from '../../../storefront/src/ui/logo.js';",
    }),
  ).toEqual([]);
});

test('two files of a folder that import each other are rejected', async () => {
  expect(
    await violations({
      'packages/core/src/a/one.ts': "import type { Two } from './two.js';\nexport interface One { two: Two }",
      'packages/core/src/a/two.ts': "import type { One } from './one.js';\nexport interface Two { one: One }",
    }),
  ).toEqual(['no-file-cycles']);
});
