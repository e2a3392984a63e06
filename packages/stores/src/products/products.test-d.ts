import { createClient, entity } from '@cartwright/core';
import { expectTypeOf, test } from 'vitest';
import { products } from '../index.js';
import type { Product, ProductsQueryBuilder, ProductsQueryResult, QueryProductsResponse } from './index.js';

test('only fields that can be filtered by compile, with values of their types', () => {
  const query = products.queryProducts();
  query.eq('slug', 'mug').gt('priceData.price', 3).ge('_createdDate', new Date()).hasSome('collectionIds', 'a', 'b');
  query.eq('collectionIds', 'a').hasSome('productType', ['physical']).startsWith('name', 'M');
  // @ts-expect-error brand can not be filtered by
  query.eq('brand', 'x');
  // @ts-expect-error a price is a number
  query.eq('priceData.price', '3');
  // @ts-expect-error a price has no beginning
  query.startsWith('price', '3');
});

test('only fields that can be sorted by compile', () => {
  products.queryProducts().ascending('price', 'name').descending('lastUpdated', 'numericId');
  // @ts-expect-error collectionIds can not be sorted by
  products.queryProducts().ascending('collectionIds');
  // @ts-expect-error description can not be sorted by
  void products.queryProducts({ sort: [{ fieldName: 'description' }] });
});

test('without a query it is a builder, with one an answer', () => {
  const client = createClient({ modules: { products } });
  expectTypeOf(client.products.queryProducts()).toEqualTypeOf<ProductsQueryBuilder>();
  expectTypeOf(client.products.queryProducts().find()).resolves.toEqualTypeOf<ProductsQueryResult>();
  expectTypeOf(client.products.queryProducts({})).resolves.toEqualTypeOf<QueryProductsResponse>();
});

test('forgetting the dates of a product does not compile', () => {
  // @ts-expect-error _createdDate and lastUpdated are dates
  entity<Product>({});
});
