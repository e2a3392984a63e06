import { fileURLToPath } from 'node:url';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { openLanguageService } from '../harness/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In the package whose dependencies are all others. Not on disk. */
const file = `${root}packages/react/src/hovered.ts`;

// A comment marks the symbol after it.
const source = `
import { createClient } from '@cartwright/core';
import { currentCartV2 } from '@cartwright/ecom';
import { OAuthStrategy } from '@cartwright/identity/visitor';
import { useCart } from '@cartwright/react/ecom';
import { useProduct } from '@cartwright/react/stores';
import { findProductsV3 } from '@cartwright/stores/find';
import { productsV3 } from '@cartwright/stores';
const /*client*/client = createClient({ auth: OAuthStrategy({ clientId: 'x' }), modules: { currentCartV2, productsV3 } });
const { products = [] } = await client.use(findProductsV3)({ filter: { slug: 'x' } });
await /*findProductsV3*/findProductsV3({});
const /*product*/product = products[0];
void product?./*name*/name;
const /*got*/got = await client.productsV3./*getProduct*/getProduct('x');
const /*page*/page = await client.productsV3.queryProducts()./*eq*/eq('slug', 'x')./*find*/find();
const /*added*/added = await client.currentCartV2./*addLineItems*/addLineItemsToCurrentCart({ catalogItems: [] });
const /*data*/data = /*useProduct*/useProduct({ slug: 'x' }).data;
/*useCart*/useCart();
void [got, page, added, data];
`;

const service = openLanguageService([file], { [file]: source });

/** Returns what an editor shows for a marked symbol: its type, and its documentation. */
function hover(mark: string) {
  const at = source.indexOf(`/*${mark}*/`) + mark.length + 4;
  const info = service.getQuickInfoAtPosition(file, at);
  return { type: ts.displayPartsToString(info?.displayParts), text: ts.displayPartsToString(info?.documentation) };
}

test('the hovered file has no type errors', () => {
  expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([]);
});

test.each([
  ['findProductsV3', 'Queries products of Catalog V3'],
  ['name', 'name'],
  ['getProduct', 'Gets a product'],
  ['eq', 'Matches items whose field equals the value'],
  ['find', 'Sends the query'],
  ['addLineItems', 'Adds'],
  ['useProduct', 'product'],
  ['useCart', 'cart'],
])('%s shows its documentation, and named types in a few lines', (mark, documentation) => {
  const { type, text } = hover(mark);
  expect(text).toContain(documentation);
  expect(type.split('\n').length).toBeLessThan(5);
  expect(type).not.toMatch(/more \.\.\.|Requested<\{/);
});

test.each([
  ['product', 'const product: productsV3.ProductWith<never> | undefined'],
  ['got', 'const got: productsV3.ProductWith<never>'],
  ['page', 'const page: Page<productsV3.ProductWith<never>>'],
  ['added', /^const added: (\w+\.)?CartResponse$/],
  ['data', /^const data: (\w+\.)?(Catalog)?Product \| null \| undefined$/],
])('the variable %s has a named type', (mark, type) => {
  expect(hover(mark).type).toEqual(typeof type === 'string' ? type : expect.stringMatching(type));
});

test('a client shows its modules by name', () => {
  expect(
    hover('client')
      .type.split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'const client: Client & {',
    'currentCartV2: typeof currentCartV2;',
    'productsV3: typeof productsV3;',
    '} & {',
    'readonly auth: VisitorStrategy;',
    '}',
  ]);
});
