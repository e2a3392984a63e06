import { createClient, entity } from '@cartwright/core';
import { expectTypeOf, test } from 'vitest';
import { products } from '../index.js';
import type {
  Product,
  ProductsQueryBuilder,
  ProductsQueryResult,
  QueryProductsResponse,
  StoreVariant,
} from './index.js';

const query = products.queryProducts();
const day = new Date();

test('a field takes the operators that it has, with values of its type', () => {
  query.eq('slug', 'mug').gt('priceData.price', 3).ge('_createdDate', day).hasSome('collectionIds', 'a', 'b');
  query.startsWith('name', 'M').endsWith('sku', '-1').contains('description', 'x').exists('price', false);
  query.in('_id', ['a', 'b']).in('productType', 'physical').ne('numericId', 7).eq('name', undefined).eq('price', null);
  query.hasAll('collectionIds', ['a']).exists('collectionIds').lt('numericId', '12').le('lastUpdated', day);
  query
    .and(query.not(query.eq('sku', '1')))
    .or(query)
    .skip(1)
    .limit(2);
});

test('unsupported fields and operators do not compile', () => {
  // @ts-expect-error brand can not be filtered by
  query.eq('brand', 'x');
  // @ts-expect-error a price is a number
  query.eq('priceData.price', '3');
  // @ts-expect-error a date is no text
  query.gt('lastUpdated', '2026-01-02');
  // @ts-expect-error a price has no beginning
  query.startsWith('price', '3');
  // @ts-expect-error a date has no beginning
  query.startsWith('lastUpdated', '2026');
  // @ts-expect-error kinds of products have no order
  query.gt('productType', 'digital');
  // @ts-expect-error a list equals nothing
  query.eq('collectionIds', 'a');
  // @ts-expect-error one of the collections is a text
  query.hasSome('collectionIds', 3);
  // @ts-expect-error a name is no list
  query.hasSome('name', 'a');
  // @ts-expect-error a query of other fields
  query.and({ query: {} });
});

test('only sortable fields compile', () => {
  query.ascending('price', 'name').descending('lastUpdated', 'numericId', 'productType', 'priceData.price');
  // @ts-expect-error collectionIds can not be sorted by
  query.ascending('collectionIds');
  // @ts-expect-error _createdDate can not be sorted by
  query.descending('_createdDate');
  // @ts-expect-error description can not be sorted by
  void products.queryProducts({ sort: [{ fieldName: 'description' }] });
  // @ts-expect-error there are two directions
  void products.queryProducts({ sort: [{ fieldName: 'name', order: 'UP' }] });
});

test('a query object has the same rules', () => {
  void products.queryProducts({
    filter: {
      slug: 'mug',
      name: { $startsWith: 'M', $ne: null },
      'priceData.price': { $gte: 1, $lt: 2 },
      _createdDate: { $gt: day },
      productType: { $in: ['physical'] },
      collectionIds: { $hasSome: ['a'], $exists: true },
      $or: [{ sku: null }, { $and: [{ sku: { $exists: false } }], $not: { price: 3 } }],
    },
    sort: [{ fieldName: 'price', order: 'DESC' }, { fieldName: 'name' }],
    paging: { limit: 10, offset: 20 },
  });
  void products.queryProducts({ cursorPaging: { cursor: 'kept' } }, { signal: AbortSignal.timeout(1) });
  // @ts-expect-error brand can not be filtered by
  void products.queryProducts({ filter: { brand: 'x' } });
  // @ts-expect-error a price has no beginning
  void products.queryProducts({ filter: { price: { $startsWith: '3' } } });
  // @ts-expect-error a price is a number
  void products.queryProducts({ filter: { price: { $gt: '3' } } });
  // @ts-expect-error a list equals nothing
  void products.queryProducts({ filter: { collectionIds: 'a' } });
  // @ts-expect-error kinds of products have no order
  void products.queryProducts({ filter: { productType: { $gt: 'digital' } } });
  // @ts-expect-error the operator is $gte
  void products.queryProducts({ filter: { price: { $ge: 3 } } });
  // @ts-expect-error the same holds deeper down
  void products.queryProducts({ filter: { $or: [{ $not: { brand: 'x' } }] } });
});

test('returns a builder without a query, and a response with one', () => {
  const client = createClient({ modules: { products } });
  expectTypeOf(client.products.queryProducts()).toEqualTypeOf<ProductsQueryBuilder>();
  expectTypeOf(client.products.queryProducts().limit(1).find()).resolves.toEqualTypeOf<ProductsQueryResult>();
  expectTypeOf(client.products.queryProducts().items()).toEqualTypeOf<AsyncIterable<Product>>();
  expectTypeOf(client.products.queryProducts({})).resolves.toEqualTypeOf<QueryProductsResponse>();
});

test('a product shape without its dates does not compile', () => {
  // @ts-expect-error _createdDate and lastUpdated are dates
  entity<Product>({});
});

test('a new product requires a name and a price, a new collection a name', () => {
  void products.createProduct({ name: 'Mug', priceData: { price: 12 }, costAndProfitData: { itemCost: 3 } });
  void products.createCollection({ name: 'Mugs', visible: true });
  // @ts-expect-error without a name
  void products.createProduct({ priceData: { price: 12 } });
  // @ts-expect-error without a price
  void products.createProduct({ name: 'Mug' });
  // @ts-expect-error without a price
  void products.createProduct({ name: 'Mug', priceData: { currency: 'USD' } });
  // @ts-expect-error without a name
  void products.createCollection({ visible: true });
});

test('arguments of writes', () => {
  void products.updateProduct('p', { brand: null, productType: products.ProductType.digital });
  void products.updateProductVariants('p', [{ choices: { Size: 'M' }, price: 3, visible: false }]);
  void products.addProductMediaToChoices('p', [{ option: 'Color', choice: 'Moss', mediaIds: ['m'] }]);
  void products.bulkAdjustProductProperty({ price: { percentage: { rate: 10 } } }, ['p']);
  void products.queryStoreVariants({ filter: { sku: 's' }, sort: [{ fieldName: 'sku' }], cursorPaging: { limit: 1 } });
  // @ts-expect-error a price is a number
  void products.updateProduct('p', { priceData: { price: '12' } });
  // @ts-expect-error there is no such field
  void products.updateProductVariants('p', [{ cost: 3, colour: 'red' }]);
  // @ts-expect-error which choice shows it?
  void products.addProductMediaToChoices('p', [{ option: 'Color', mediaIds: ['m'] }]);
  // @ts-expect-error IDs come second
  void products.bulkAdjustProductProperty(['p'], { price: { amount: 1 } });
  // @ts-expect-error IDs come first
  void products.bulkUpdateProductsProperty({ price: 1 }, ['p']);
});

test('responses of writes', () => {
  expectTypeOf(products.createProduct).returns.resolves.toEqualTypeOf<{ product?: Product }>();
  expectTypeOf(products.updateProduct).returns.resolves.toEqualTypeOf<{ product?: Product }>();
  expectTypeOf(products.deleteProduct).returns.resolves.toBeVoid();
  expectTypeOf(products.addProductsToCollection).returns.resolves.toBeVoid();
  expectTypeOf(products.getStoreVariant).returns.resolves.toEqualTypeOf<{ variant?: StoreVariant }>();
});
