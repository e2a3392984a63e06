import { beforeEach, describe, expect, test } from 'vitest';
import { getCode } from '../../../testing/catalog-v3.js';
import {
  choices,
  option,
  ProductStore,
  simple,
  sized,
  type TestProduct,
  variant,
} from '../../../testing/products-v3.js';
import { newShopper } from '../../../testing/shopper.js';

let store: ProductStore;
beforeEach(() => {
  store = new ProductStore();
});

interface Found {
  products: TestProduct[];
  pagingMetadata: { count: number; hasNext: boolean; cursors: { next?: string } };
  aggregationData: { results: { name: string; values?: { results: { value: string; count: number }[] } }[] };
}
const search = async (request: object, fields: readonly string[] = []): Promise<Found> => {
  const { body, status } = await store.query('products/search', { search: request, fields });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as Found;
};
const names = async (request: object) => (await search(request)).products.map(({ name }) => name);
const priced = (name: string, price: number, fields: object = {}) =>
  store.create(simple({ name, variantsInfo: { variants: [variant(price)] }, ...fields }));

describe('searchProducts', () => {
  test('finds products by name, description and SKU, in any mode', async () => {
    await store.create(simple({ name: 'Blue mug', plainDescription: '<p>Made of <b>stoneware</b></p>' }));
    await store.create(simple({ name: 'Red mug', variantsInfo: { variants: [variant(5, { sku: 'RM-1' })] } }));
    expect(await names({ search: { expression: 'blue mug' } })).toEqual(['Blue mug', 'Red mug']);
    expect(await names({ search: { expression: 'blue mug', mode: 'AND' } })).toEqual(['Blue mug']);
    expect(await names({ search: { expression: 'stoneware' } })).toEqual(['Blue mug']);
    expect(await names({ search: { expression: 'RM-1' } })).toEqual(['Red mug']);
    expect(await names({ search: { expression: 'stoneware', fields: ['name'] } })).toEqual([]);
    expect(await names({ search: { expression: 'stonewore', fuzzy: true } })).toEqual(['Blue mug']);
  });

  test('filters, sorts and pages', async () => {
    await priced('Bowl', 30, { brand: { name: 'Alder' } });
    await priced('Cup', 9, { brand: { name: 'Finch' } });
    await priced('Jar', 100, { ribbon: { name: 'New' } });
    const byPrice = [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }];
    expect(await names({ sort: byPrice })).toEqual(['Jar', 'Bowl', 'Cup']);
    expect(await names({ filter: { 'actualPriceRange.minValue.amount': { $gte: '10' } } })).toEqual(['Bowl', 'Jar']);
    expect(await names({ filter: { 'brand.name': { $in: ['Alder', 'Finch'] } } })).toEqual(['Bowl', 'Cup']);
    expect(await names({ filter: { 'ribbon.name': 'New' } })).toEqual(['Jar']);
    const page = await search({ sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 2 } });
    expect(page.products.map(({ name }) => name)).toEqual(['Bowl', 'Cup']);
    expect(page.pagingMetadata).toMatchObject({ count: 2, hasNext: true });
    expect(await names({ cursorPaging: { limit: 2, cursor: page.pagingMetadata.cursors.next } })).toEqual(['Jar']);
  });

  test('matches several conditions on one variant', async () => {
    const variants = [
      variant(5, { sku: 'cheap', visible: false, choices: choices({ Size: 'S' }) }),
      variant(50, { sku: 'dear', choices: choices({ Size: 'L' }) }),
    ];
    const { options } = await store.create(sized({ variantsInfo: { variants } }));
    const matching = (...conditions: object[]) =>
      names({ filter: { 'variantsInfo.variants': { $matchItems: conditions } } });
    expect(await matching({ visible: true }, { 'price.actualPrice.amount': { $lt: '10' } })).toEqual([]);
    expect(await matching({ visible: true }, { 'price.actualPrice.amount': { $gt: '10' } })).toEqual(['Shirt']);
    const large = options[0]?.choicesSettings.choices[1]?.choiceId;
    const withChoice = { 'choices.optionChoiceIds.choiceId': { $hasSome: [large] } };
    expect(await matching({ sku: 'dear' }, withChoice)).toEqual(['Shirt']);
    expect(await matching({ sku: 'cheap' }, withChoice)).toEqual([]);
  });

  test('counts facets of all matching products, without a page', async () => {
    await store.create(sized());
    await store.create(
      simple({
        name: 'Coat',
        options: [option('Size', ['L', 'XL'])],
        variantsInfo: {
          variants: ['L', 'XL'].map((size) => variant(80, { choices: choices({ Size: size }) })),
        },
      }),
    );
    const { aggregationData, products } = await search({
      cursorPaging: { limit: 0 },
      aggregations: [
        { name: 'sizes', type: 'VALUE', fieldPath: 'options.choicesSettings.choices.name', value: { limit: 10 } },
        { name: 'stock', type: 'VALUE', fieldPath: 'inventory.availabilityStatus', value: {} },
        {
          name: 'highest',
          type: 'SCALAR',
          fieldPath: 'actualPriceRange.maxValue.amount',
          scalar: { type: 'MAX' },
        },
      ],
    });
    expect(products).toEqual([]);
    expect(aggregationData.results).toMatchObject([
      { values: { results: [{ value: 'L', count: 2 }, { count: 1 }, { count: 1 }] } },
      { values: { results: [{ value: 'OUT_OF_STOCK', count: 2 }] } },
      { scalar: { value: 80 } },
    ]);
  });

  test('sorts by the manual order of a category, which each change of it updates', async () => {
    const treeReference = { appNamespace: '@wix/stores' };
    const send = (method: string, end: string, body: object) =>
      store.merchant.send<{ category: { id: string } }>(method, `/categories/v1/${end}`, { ...body, treeReference });
    const items: object[] = [];
    for (const name of ['Bowl', 'Cup', 'Jar']) {
      const { id } = await store.create(simple({ name }));
      items.push({ catalogItemId: id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' });
    }
    const { category } = await send('POST', 'categories', { category: { name: 'Kitchen' } });
    const { id } = category;
    const field = 'directCategoriesInfo.categories';
    const request = {
      filter: { [field]: { $matchItems: [{ id }] } },
      sort: [{ fieldName: `${field}.index`, order: 'ASC', selectItemsBy: [{ [`${field}.id`]: id }] }],
    };
    expect(await names(request)).toEqual([]);
    await send('POST', `bulk/categories/${id}/add-items`, { items });
    expect(await names(request)).toEqual(['Bowl', 'Cup', 'Jar']);
    const [bowl, , jar] = items;
    await send('POST', `categories/${id}/set-arranged-items`, { items: [jar, bowl] });
    expect(await names(request)).toEqual(['Jar', 'Bowl', 'Cup']);
    const [first] = (await search(request, ['DIRECT_CATEGORIES_INFO'])).products;
    expect(first).toMatchObject({ directCategoriesInfo: { categories: [{ id, index: 0 }, {}] } });
    await send('POST', `categories/${id}/set-arranged-items`, { items: [bowl, jar] });
    expect(await names(request)).toEqual(['Bowl', 'Jar', 'Cup']);
  });

  test('follows changes of the entities that products refer to', async () => {
    const { brand, id, revision } = await store.create(simple({ brand: { name: 'Alder' } }));
    expect(await names({ filter: { 'brand.name': 'Alder' } })).toEqual(['Mug']);
    await store.call('PATCH', `brands/${brand?.id}`, { brand: { id: brand?.id, revision: '1', name: 'Birch' } });
    expect(await names({ filter: { 'brand.name': 'Alder' } })).toEqual([]);
    expect(await names({ filter: { 'brand.name': 'Birch' } })).toEqual(['Mug']);
    await store.call('PATCH', `products/${id}`, { product: { id, revision, name: 'Cup' } });
    expect(await names({ search: { expression: 'cup' } })).toEqual(['Cup']);
    await store.call('DELETE', `products/${id}`);
    expect(await names({})).toEqual([]);
  });

  test('leaves out variants, and fields that are not requested', async () => {
    await store.create();
    const [plain] = (await search({})).products;
    expect(plain).not.toHaveProperty('variantsInfo');
    expect(plain).not.toHaveProperty('currency');
    const [requested] = (await search({}, ['CURRENCY', 'MIN_PRICE_VARIANT'])).products;
    expect(requested).toMatchObject({
      currency: 'USD',
      variantSummary: { minPriceVariant: { price: { actualPrice: { formattedAmount: '$10.00' } } } },
    });
  });

  test('refuses fields that are not declared, and unknown requested fields', async () => {
    const refused = async (request: object) => {
      const { body, status } = await store.query('products/search', { search: request });
      return [status, body.details?.validationError?.fieldViolations[0]?.description];
    };
    expect(await refused({ filter: { price: 3 } })).toEqual([400, "Field 'price' is not declared as filterable"]);
    expect(await refused({ sort: [{ fieldName: 'slug' }] })).toEqual([400, "Field 'slug' is not declared as sortable"]);
    expect(getCode(await store.query('products/search', { search: {}, fields: ['PRICE'] }))).toBe('INVALID_ENUM_VALUE');
    expect(getCode(await store.query('products/search', { search: { cursorPaging: { limit: 101 } } }))).toBe('MAX');
  });
});

describe('queryProducts and countProducts', () => {
  test('filter by declared fields only', async () => {
    const { id, options } = await store.create(sized());
    await store.create(simple({ visible: false }));
    const query = async (request: object) => {
      const { body } = await store.call('POST', 'products/query', { query: request });
      return (body['products'] as TestProduct[] | undefined)?.map(({ name }) => name) ?? getCode({ body, status: 0 });
    };
    expect(await query({})).toEqual(['Shirt', 'Mug']);
    expect(await query({ filter: { id: { $in: [id] } } })).toEqual(['Shirt']);
    expect(await query({ filter: { 'options.id': { $hasSome: [options[0]?.id] } } })).toEqual(['Shirt']);
    expect(await query({ filter: { visible: false } })).toEqual(['Mug']);
    expect(await query({ sort: [{ fieldName: 'slug', order: 'ASC' }] })).toEqual(['Mug', 'Shirt']);
    expect(await query({ filter: { name: 'Shirt' } })).toBe('OTHER');
    expect(await query({ sort: [{ fieldName: 'id' }] })).toBe('OTHER');
  });

  test('hide hidden products from visitors, and count them for merchants who ask', async () => {
    const hidden = await store.create(simple({ visible: false, name: 'Secret' }));
    await store.create();
    const visitor = await newShopper(store.emulator);
    const path = '/stores/v3/products';
    for (const place of [`${path}/${hidden.id}`, `${path}/slug/${hidden.slug}`])
      expect((await visitor.call('GET', place)).status).toBe(404);
    expect((await store.get(hidden.id)).visible).toBe(false);
    for (const [kind, body] of [
      ['query', { query: {} }],
      ['search', { search: {} }],
    ] as const) {
      const { body: found } = await visitor.call('POST', `${path}/${kind}`, body);
      expect((found as unknown as Found).products.map(({ name }) => name)).toEqual(['Mug']);
    }
    const count = async (request: object) => (await store.query('products/count', request)).body.count;
    expect([await count({}), await count({ returnNonVisibleProducts: true })]).toEqual([1, 2]);
    expect(await count({ search: { expression: 'secret' }, returnNonVisibleProducts: true })).toBe(1);
    const refused = await visitor.call('POST', `${path}/count`, { returnNonVisibleProducts: true });
    expect([refused.status, refused.body.details?.applicationError?.code]).toEqual([
      403,
      'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
    ]);
    const costs = await visitor.call('GET', `${path}/${hidden.id}?fields=MERCHANT_DATA`);
    expect([costs.status, costs.body.details?.applicationError?.code]).toEqual([
      403,
      'NO_PERMISSION_TO_READ_MERCHANT_DATA',
    ]);
  });
});
