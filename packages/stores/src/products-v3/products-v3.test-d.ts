import { createClient } from '@cartwright/core';
import { expectTypeOf, test } from 'vitest';
import { brandsV3, productsV3 } from '../index.js';
import type { RichContent } from '@cartwright/core/rich-content';

const client = createClient({ modules: { brandsV3, productsV3 } });

test('a field that was not requested is undefined', async () => {
  const plain = await client.productsV3.getProduct('p');
  expectTypeOf(plain.name).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(plain.url).toEqualTypeOf<undefined>();
  expectTypeOf(plain.description).toEqualTypeOf<undefined>();
  expectTypeOf(plain.media?.itemsInfo).toEqualTypeOf<undefined>();
  expectTypeOf(plain.actualPriceRange?.minValue?.formattedAmount).toEqualTypeOf<undefined>();
  expectTypeOf(plain.actualPriceRange?.minValue?.amount).toEqualTypeOf<string | undefined>();
  expectTypeOf(plain.infoSections?.[0]?.title).toEqualTypeOf<undefined>();
  expectTypeOf(plain).toExtend<productsV3.V3Product>();
});

test('a requested field has its type, also below the top level', async () => {
  const product = await client.productsV3.getProduct('p', {
    fields: ['URL', 'DESCRIPTION', 'CURRENCY', 'MEDIA_ITEMS_INFO', 'VARIANT_OPTION_CHOICE_NAMES', 'INFO_SECTION'],
  });
  expectTypeOf(product.url).toEqualTypeOf<string | undefined>();
  expectTypeOf(product.description).toEqualTypeOf<RichContent | undefined>();
  expectTypeOf(product.plainDescription).toEqualTypeOf<undefined>();
  expectTypeOf(product.media?.itemsInfo?.items?.[0]?.thumbnail).toEqualTypeOf<undefined>();
  expectTypeOf(product.media?.itemsInfo?.items?.[0]?.altText).toEqualTypeOf<string | null | undefined>();
  const variant = product.variantsInfo?.variants?.[0];
  expectTypeOf(variant?.price?.actualPrice?.formattedAmount).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(variant?.choices?.[0]?.optionChoiceNames?.choiceName).toEqualTypeOf<string | undefined>();
  expectTypeOf(variant?.revenueDetails).toEqualTypeOf<undefined>();
  expectTypeOf(product.infoSections?.[0]?.title).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(product.infoSections?.[0]?.plainDescription).toEqualTypeOf<undefined>();
});

test('requested fields that are not known at compile time can all be present', async () => {
  const fields: productsV3.RequestedFields[] = [];
  const { product } = await client.productsV3.getProductBySlug('p', { fields });
  expectTypeOf(product?.url).toEqualTypeOf<string | undefined>();
});

test('query builders, pages and searches have the requested fields', async () => {
  const page = await client.productsV3
    .queryProducts({ fields: ['URL'] })
    .eq('slug', 'cap')
    .find();
  expectTypeOf(page.items[0]?.url).toEqualTypeOf<string | undefined>();
  expectTypeOf((await page.next()).items[0]?.currency).toEqualTypeOf<undefined>();
  const { products } = await client.productsV3.searchProducts({}, { fields: ['CURRENCY'] });
  expectTypeOf(products?.[0]?.currency).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(products?.[0]?.url).toEqualTypeOf<undefined>();
  const brand = await client.brandsV3.getBrand('b');
  expectTypeOf(brand.assignedProductsCount).toEqualTypeOf<undefined>();
});

test('only declared fields and operators compile', () => {
  const builder = client.productsV3.queryProducts();
  // @ts-expect-error names are searched, not queried
  void builder.eq('name', 'Cap');
  // @ts-expect-error IDs have no order
  void builder.ascending('_id');
  // @ts-expect-error a list field has list operators only
  void builder.eq('options._id', ['o']);
  // @ts-expect-error the description cannot be filtered by
  void client.productsV3.searchProducts({ filter: { description: 'wool' } });
  // @ts-expect-error list fields have no equality
  void client.productsV3.searchProducts({ filter: { 'options.name': { $eq: 'Size' } } });
  // @ts-expect-error statuses have no order
  void client.productsV3.searchProducts({ filter: { 'inventory.availabilityStatus': { $gt: 'IN_STOCK' } } });
  // @ts-expect-error the description cannot be aggregated
  void client.productsV3.searchProducts({ aggregations: [{ type: 'VALUE', fieldPath: 'description' }] });
  // @ts-expect-error a range needs its buckets
  void client.productsV3.searchProducts({ aggregations: [{ type: 'RANGE', fieldPath: 'name' }] });
  // @ts-expect-error the slug cannot be sorted by
  void client.productsV3.searchProducts({ sort: [{ fieldName: 'slug' }] });
  // @ts-expect-error brands are not searched
  void client.productsV3.searchProducts({ search: { fields: ['brand.name'] } });
  // @ts-expect-error an update needs the revision
  void client.productsV3.updateProduct('p', { name: 'Cap' });
});
