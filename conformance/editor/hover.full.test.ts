import { fileURLToPath } from 'node:url';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { calls } from '../faults/calls.js';
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

const packageNames = {
  ecom: 'ecom',
  stores: 'stores',
  identity: 'identity',
  'members.members': 'identity',
  members: 'members',
  redirects: 'identity',
  reviews: 'reviews',
};

/** Operations with a query builder. */
const queries = calls.flatMap(({ spec }) => {
  const [service = '', module = '', name = ''] = spec.id.split('.');
  const from = [`${service}.${module}`, service].map((key) => packageNames[key as keyof typeof packageNames]);
  return 'items' in spec ? [{ from: from.find(Boolean), module, name }] : [];
});

/** Each query operation called without and with a query, bound to a client, and as a value. Not on disk. */
const queriesFile = `${root}conformance/queries-hovered.ts`;
const queriesSource = [
  "import { createClient } from '@cartwright/core';",
  ...queries.flatMap(({ from, module, name }) => [
    `import { ${module} } from '@cartwright/${from}';`,
    `void ${module}./*${module}.${name}1*/${name}();`,
    `void ${module}./*${module}.${name}2*/${name}({});`,
    `void createClient({ modules: { ${module} } }).${module}./*${module}.${name}3*/${name}();`,
    `void ${module}./*${module}.${name}4*/${name};`,
  ]),
].join('\n');

const texts: Readonly<Record<string, string>> = { [file]: source, [queriesFile]: queriesSource };
const service = openLanguageService(Object.keys(texts), texts);

/** Returns what an editor shows for a marked symbol: its type, and its documentation. */
function hover(mark: string, hovered = file) {
  const at = texts[hovered]?.indexOf(`/*${mark}*/`) ?? -1;
  const info = service.getQuickInfoAtPosition(hovered, at + mark.length + 4);
  return { type: ts.displayPartsToString(info?.displayParts), text: ts.displayPartsToString(info?.documentation) };
}

// The first test opens the compiler.
test('the hovered file has no type errors', { timeout: 120_000 }, () => {
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

test('query operations show what they query, however they are called', { timeout: 120_000 }, () => {
  const shown = queries.flatMap(({ module, name }) =>
    [1, 2, 3, 4].map((number) => {
      const mark = `${module}.${name}${number}`;
      return [mark, hover(mark, queriesFile).text] as const;
    }),
  );
  expect(shown.filter(([, text]) => !/^Queries (?!with)/.test(text))).toEqual([]);
  expect(shown.length).toBeGreaterThan(60);
});
