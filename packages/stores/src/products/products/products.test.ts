import { createClient } from '@cartwright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { respond, stubFetch, type StubResponse } from '../../../../core/src/testing/stub-fetch.js';
import { products } from '../../index.js';

function open(...responses: StubResponse[]) {
  const { fetch, sent } = stubFetch(...responses);
  return { products: createClient({ modules: { products }, fetch }).products, sent };
}

/** The query that travels in the `.r` parameter. */
const packed = (url: URL | undefined): unknown =>
  JSON.parse(Buffer.from(url?.searchParams.get('.r') ?? '', 'base64url').toString());

const time = '2026-01-02T03:04:05.000Z';
const wirePrice = { currency: 'USD', price: 20, discountedPrice: 'NaN', pricePerUnit: null };
const price = { currency: 'USD', price: 20, discountedPrice: NaN, pricePerUnit: null };
const wireProduct = () => ({
  id: 'mug',
  createdDate: time,
  lastUpdated: time,
  weight: 'Infinity',
  price: wirePrice,
  priceData: wirePrice,
  convertedPriceData: wirePrice,
  priceRange: { minValue: '-Infinity', maxValue: 4 },
  costAndProfitData: { profitMargin: 'NaN' },
  pricePerUnitData: { baseQuantity: 'NaN' },
  discount: { type: 'PERCENT', value: 'NaN' },
  media: { mainMedia: { id: 'm', mediaType: 'image', image: { url: 'https://static.example/m.jpg', width: 4 } } },
  variants: [{ id: 'v', choices: { Size: 'M' }, variant: { weight: 'NaN', priceData: wirePrice } }],
});
const product = {
  _id: 'mug',
  _createdDate: new Date(time),
  lastUpdated: new Date(time),
  weight: Infinity,
  price,
  priceData: price,
  convertedPriceData: price,
  priceRange: { minValue: -Infinity, maxValue: 4 },
  costAndProfitData: { profitMargin: NaN },
  pricePerUnitData: { baseQuantity: NaN },
  discount: { type: 'PERCENT', value: NaN },
  media: { mainMedia: { _id: 'm', mediaType: 'image', image: { url: 'https://static.example/m.jpg', width: 4 } } },
  variants: [{ _id: 'v', choices: { Size: 'M' }, variant: { weight: NaN, priceData: price } }],
};

describe('queryProducts', () => {
  const path = '/stores-reader/v1/products/query-platformized';

  test('with a query: converts names, dates and paging of the request, and dates and numbers of the response', async () => {
    const { products: module, sent } = open({ products: [wireProduct()], metadata: { total: 1, count: 1 } });
    const query = Object.freeze({
      filter: Object.freeze({ _createdDate: { $gt: new Date(time) }, collectionIds: { $hasSome: ['a'] } }),
      sort: [{ fieldName: 'price', order: 'DESC' } as const],
      paging: { limit: 2, offset: 4 },
    });
    expect(await module.queryProducts(query)).toEqual({ products: [product], metadata: { total: 1, count: 1 } });
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.url.pathname).toBe(path);
    expect(packed(sent[0]?.url)).toEqual({
      query: {
        filter: { createdDate: { $gt: time }, collectionIds: { $hasSome: ['a'] } },
        sort: [{ fieldName: 'price', order: 'DESC' }],
        paging: { limit: 2, offset: 4 },
      },
    });
  });

  test('without a query: returns a builder with pages', async () => {
    const page = (count: number, offset: number) => ({
      products: Array.from({ length: count }, () => wireProduct()),
      metadata: { total: 5, count, offset },
    });
    const { products: module, sent } = open(page(2, 0), page(2, 2), page(1, 4));
    const first = await module
      .queryProducts()
      .hasSome('collectionIds', 'a')
      .in('productType', products.ProductType.physical)
      .descending('lastUpdated', 'numericId')
      .limit(2)
      .find();
    expect(first).toMatchObject({ length: 2, totalCount: 5, totalPages: 3, currentPage: 0 });
    expect(first.items[0]).toEqual(product);
    const last = await (await first.next()).next();
    expect(last.hasNext()).toBe(false);
    expect(sent.map(({ url }) => packed(url))).toEqual(
      [0, 2, 4].map((offset) => ({
        query: {
          filter: { $and: [{ collectionIds: { $hasSome: ['a'] } }, { productType: { $in: ['physical'] } }] },
          sort: [
            { fieldName: 'lastUpdated', order: 'DESC' },
            { fieldName: 'numericId', order: 'DESC' },
          ],
          paging: { limit: 2, offset },
        },
      })),
    );
  });

  test('any slug in a filter is sent unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (slug) => {
        const { products: module, sent } = open({});
        await module.queryProducts({ filter: { slug } });
        expect(packed(sent[0]?.url)).toEqual({ query: { filter: { slug } } });
      }),
    );
  });
});

test.each([
  ['addProductMedia', ['p', [{ mediaId: 'm' }]], 'media[0].mediaId', 'media[0].mediaId'],
  ['addProductMedia', ['p', [{ mediaId: 'm' }]], 'id', '_id'],
  ['addProductsToCollection', ['c', ['p']], 'id', '_id'],
  ['removeProductMedia', ['p', ['m']], 'id', '_id'],
  ['updateProductVariants', ['p', [{ price: 1 }]], 'id', '_id'],
  ['updateProduct', ['p', { name: 'Mug' }], 'product.id', '_id'],
  ['updateProduct', ['p', { priceData: { price: 1 } }], 'product.priceData.price', 'product.priceData.price'],
  ['createProduct', [{ name: 'Mug', priceData: { price: -1 } }], 'product.priceData.price', 'product.priceData.price'],
  ['updateCollection', ['c', { name: '' }], 'collection.name', 'collection.name'],
  ['bulkAdjustProductProperty', [{ price: { amount: 1 } }, ['p']], 'adjust.price.amount', 'adjust.price.amount'],
] as const)(
  '%s(%j): the refused field %s has the name that the caller gave it, %s',
  async (name, args, field, named) => {
    const fieldViolations = [{ field, description: 'no' }];
    const { products: module } = open(respond(400, { message: '', details: { validationError: { fieldViolations } } }));
    const call = module[name] as (...args: readonly unknown[]) => Promise<unknown>;
    await expect(call(...args)).rejects.toMatchObject({
      details: { validationError: { fieldViolations: [{ field: named }] } },
    });
  },
);
