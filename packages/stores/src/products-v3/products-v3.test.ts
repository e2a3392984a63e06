import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { stubFetch, type StubResponse } from '../../../core/src/testing/stub-fetch.js';
import { productsV3 } from '../index.js';

function open(...responses: StubResponse[]) {
  const { fetch, sent } = stubFetch(...responses);
  return { products: createClient({ modules: { productsV3 }, fetch }).productsV3, sent };
}

test('searchProducts: renames fields in filters, matched items, sort order, facets and searched fields', async () => {
  const { products, sent } = open({ products: [{ id: 'cap', createdDate: '2026-01-02T03:04:05.000Z' }] });
  const result = await products.searchProducts({
    filter: { 'brand._id': 'b', 'directCategoriesInfo.categories': { $matchItems: [{ _id: 'c' }] } },
    sort: [
      {
        fieldName: 'directCategoriesInfo.categories.index',
        selectItemsBy: [{ 'directCategoriesInfo.categories._id': 'c' }],
      },
    ],
    aggregations: [
      { name: 'brands', type: 'VALUE', fieldPath: 'brand._id' },
      {
        name: 'prices',
        type: 'RANGE',
        fieldPath: 'actualPriceRange.minValue.amount',
        range: { buckets: [{ to: 10 }, { from: 10, to: Infinity }] },
      },
    ],
    cursorPaging: { limit: 0 },
  });
  expect(result.products).toEqual([{ _id: 'cap', _createdDate: new Date('2026-01-02T03:04:05.000Z') }]);
  expect(JSON.parse(Buffer.from(sent[0]?.url.searchParams.get('.r') ?? '', 'base64url').toString())).toEqual({
    search: {
      filter: { 'brand.id': 'b', 'directCategoriesInfo.categories': { $matchItems: [{ id: 'c' }] } },
      sort: [
        {
          fieldName: 'directCategoriesInfo.categories.index',
          selectItemsBy: [{ 'directCategoriesInfo.categories.id': 'c' }],
        },
      ],
      aggregations: [
        { name: 'brands', type: 'VALUE', fieldPath: 'brand.id' },
        {
          name: 'prices',
          type: 'RANGE',
          fieldPath: 'actualPriceRange.minValue.amount',
          range: { buckets: [{ to: 10 }, { from: 10, to: 'Infinity' }] },
        },
      ],
      cursorPaging: { limit: 0 },
    },
  });
});

test('queryProducts: pages keep the requested fields', async () => {
  const { products, sent } = open(
    { products: [{ id: 'a' }], pagingMetadata: { cursors: { next: 'n' } } },
    { products: [{ id: 'b' }], pagingMetadata: {} },
  );
  const ids: unknown[] = [];
  for await (const { _id } of products
    .queryProducts({ fields: ['URL'] })
    .limit(1)
    .items())
    ids.push(_id);
  expect(ids).toEqual(['a', 'b']);
  const packed = sent.map(({ url }): unknown =>
    JSON.parse(Buffer.from(url.searchParams.get('.r') ?? '', 'base64url').toString()),
  );
  expect(packed).toEqual([
    { fields: ['URL'], query: { filter: {}, cursorPaging: { limit: 1 } } },
    { fields: ['URL'], query: { cursorPaging: { limit: 1, cursor: 'n' } } },
  ]);
});

test('bulkCreateProducts: returns the error of each product that failed', async () => {
  const error = { code: 'SKU_ALREADY_EXIST_ERROR', description: 'SKU exists' };
  const { products } = open({
    results: [
      {
        itemMetadata: { id: 'p', originalIndex: 0, success: true },
        item: { id: 'p', url: { url: 'https://a.example/p' } },
      },
      { itemMetadata: { originalIndex: 1, success: false, error } },
    ],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
  });
  const { results } = await products.bulkCreateProducts([{ name: 'Cap' }, { name: 'Hat' }], {
    returnEntity: true,
    fields: ['URL'],
  });
  expect(results?.[0]?.item).toEqual({ _id: 'p', url: 'https://a.example/p' });
  expect(results?.[1]?.itemMetadata?.error?.code).toBe(productsV3.ProductErrorCode.SKU_ALREADY_EXIST_ERROR);
});

test.each([
  ['no filter', (products: typeof productsV3) => products.bulkDeleteProductsByFilter(undefined as never), 'filter'],
  ['no IDs', (products: typeof productsV3) => products.bulkDeleteProducts([]), 'productIds'],
  ['no products', (products: typeof productsV3) => products.bulkUpdateProducts([]), 'products'],
] as const)('bulk operations with %s are refused before anything is sent', async (_, call, field) => {
  const { products, sent } = open({});
  const message = expect.stringContaining(field) as string;
  await expect((async () => call(products))()).rejects.toMatchObject({ code: 'invalid_argument', message });
  expect(sent).toHaveLength(0);
});
