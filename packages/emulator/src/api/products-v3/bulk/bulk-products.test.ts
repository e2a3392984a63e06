import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { type BulkResult, getCode, getCodes } from '../../../testing/catalog-v3.js';
import { Merchant } from '../../../testing/merchant.js';
import { option, ProductStore, simple, sized, type TestProduct, variant } from '../../../testing/products-v3.js';

let store: ProductStore;
beforeEach(() => {
  store = new ProductStore();
});
const bulk = (action: string, body: object) => store.call('POST', `bulk/products/${action}`, body);
const anyId = '0b4a8d3c-6a7f-4d0f-9c39-1f3b8a0a5d11';
const jobId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('bulk calls', () => {
  test('create products one by one, and revert what a failed one created', async () => {
    const failing = simple({ brand: { name: 'Finch' }, ribbon: { id: anyId } });
    const response = await bulk('create', {
      products: [simple(), failing, simple({ id: anyId }), { name: 'Incomplete' }],
      returnEntity: true,
      fields: ['CURRENCY'],
    });
    expect(response.status).toBe(200);
    expect(getCodes(response)).toEqual([
      undefined,
      'RIBBON_NOT_FOUND',
      'ID_NOT_ALLOWED_IN_REQUEST',
      'INVALID_ARGUMENT',
    ]);
    expect(response.body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 3, undetailedFailures: 0 });
    expect(response.body.results[0]).toMatchObject({ item: { name: 'Mug', currency: 'USD', variantsInfo: {} } });
    expect((await store.query('brands/query', { query: {} })).body['brands']).toEqual([]);
  });

  test('update and delete products one by one', async () => {
    const [first, second] = [await store.create(), await store.create(simple({ name: 'Cup' }))];
    const updated = await bulk('update', {
      products: [
        { product: { id: first.id, revision: '1', name: 'Jar' } },
        { product: { id: second.id, revision: '7', name: 'Bowl' } },
        { product: { id: anyId, revision: '1' } },
      ],
    });
    expect(getCodes(updated)).toEqual([undefined, 'INVALID_REVISION', 'PRODUCT_NOT_FOUND']);
    expect(updated.body.results[0]).not.toHaveProperty('item');
    expect((await store.get(first.id)).name).toBe('Jar');
    expect(getCodes(await bulk('delete', { productIds: [first.id, anyId] }))).toEqual([undefined, 'PRODUCT_NOT_FOUND']);
    const twice = { productIds: [second.id, second.id] };
    expect(getCode(await bulk('delete', twice))).toBe('DUPLICATE_PRODUCT_IDS_REQUEST');
    const same = [0, 1].map(() => ({ product: { id: second.id, revision: '1' } }));
    expect(getCode(await bulk('update', { products: same }))).toBe('DUPLICATE_PRODUCT_IDS_REQUEST');
  });

  test('limit the numbers of products, options and variants', async () => {
    const products = (count: number, product: object) => ({ products: Array.from({ length: count }, () => product) });
    expect(getCode(await bulk('create', products(101, simple())))).toBe('MAX_SIZE');
    const options = Array.from({ length: 6 }, (_, index) => option(`Option ${index}`, ['a']));
    expect(getCode(await bulk('create', products(17, simple({ options }))))).toBe('TOO_MANY_OPTIONS_IN_REQUEST');
    const variants = Array.from({ length: 501 }, () => variant(1));
    const updates = [0, 1].map((index) => ({ product: { id: `${index}`, revision: '1', variantsInfo: { variants } } }));
    expect(getCode(await bulk('update', { products: updates }))).toBe('TOO_MANY_VARIANTS');
    const infoSections = Array.from({ length: 20 }, () => ({ id: anyId }));
    expect(getCode(await bulk('create', products(6, simple({ infoSections }))))).toBe('MAX_SIZE');
  });

  test('create and update products with inventory', async () => {
    const withItem = (inventoryItem: object) => simple({ variantsInfo: { variants: [variant(1, { inventoryItem })] } });
    const call = (action: string, body: object) => store.call('POST', `bulk/products-with-inventory/${action}`, body);
    const { body } = await call('create', {
      products: [withItem({ quantity: 2 }), withItem({ quantity: -2 }), withItem({ inStock: true })],
      returnEntity: true,
    });
    const { inventoryResults, productResults } = body as unknown as Record<string, { results: BulkResult[] }>;
    const results = productResults?.results ?? [];
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
      undefined,
    ]);
    expect(inventoryResults).toMatchObject({
      results: [{ item: { quantity: 2 } }, { item: { inStock: true } }],
      bulkActionMetadata: { totalSuccesses: 2 },
    });
    const product = results[0]?.item as TestProduct;
    const variants = [{ ...product.variantsInfo.variants[0], inventoryItem: { quantity: 0 } }];
    await call('update', { products: [{ product: { ...product, variantsInfo: { variants } } }] });
    expect(await store.get(product.id)).toMatchObject({ inventory: { availabilityStatus: 'OUT_OF_STOCK' } });
  });

  test('add and remove info sections', async () => {
    const product = await store.create(simple({ infoSections: [{ uniqueName: 'care', title: 'Care' }] }));
    const ids: string[] = [];
    for (let index = 0; index < 20; index++) {
      const infoSection = { uniqueName: `s${index}`, title: 'Section' };
      const { body } = await store.call('POST', 'info-sections', { infoSection });
      ids.push((body['infoSection'] as { id: string }).id);
    }
    const change = (action: string, revision: string, infoSectionIds: readonly string[]) =>
      bulk(action, {
        products: [{ productId: product.id, revision }],
        infoSectionIds,
        returnEntity: true,
        fields: ['INFO_SECTION'],
      });
    const added = await change('add-info-sections', '1', ids.slice(0, 2));
    expect(added.body.results[0]?.item?.['infoSections']).toHaveLength(3);
    expect(getCodes(await change('add-info-sections', '1', ids.slice(2, 3)))).toEqual(['INVALID_REVISION']);
    const removed = await change('remove-info-sections', '2', ids.slice(0, 1));
    expect(removed.body.results[0]?.item?.['infoSections']).toHaveLength(2);
    await change('add-info-sections', '3', ids.slice(0, 10));
    expect(getCodes(await change('add-info-sections', '4', ids.slice(10)))).toEqual(['TOO_MANY_INFO_SECTIONS_ERROR']);
    const filter = { visible: true };
    const tooMany = await bulk('add-info-sections-by-filter', { filter, infoSectionIds: ids });
    expect(getCode(tooMany)).toBe('TOO_MANY_INFO_SECTIONS_ERROR');
    const { body } = await bulk('remove-info-sections-by-filter', { filter, infoSectionIds: ids });
    expect(body).toEqual({ jobId });
    expect((await store.get(product.id, ['INFO_SECTION'])).infoSections).toHaveLength(1);
  });

  test('assign and unassign tags', async () => {
    const { id } = await store.create(simple({ tags: { publicTags: { tagIds: ['a', 'b'] } } }));
    const tags = (publicTags: string[], privateTags: string[] = []) => ({
      publicTags: { tagIds: publicTags },
      privateTags: { tagIds: privateTags },
    });
    const change = { assignTags: tags(['b', 'c'], ['x']), unassignTags: tags(['a', 'b']) };
    expect(getCodes(await bulk('update-tags', { productIds: [id, anyId], ...change }))).toEqual([
      undefined,
      'PRODUCT_NOT_FOUND',
    ]);
    expect((await store.get(id))['tags']).toEqual(tags(['b', 'c'], ['x']));
    const filter = { 'tags.publicTags.tagIds': { $hasSome: ['c'] } };
    await bulk('update-tags-by-filter', { filter, assignTags: tags(['d']) });
    expect((await store.get(id))['tags']).toEqual(tags(['b', 'c', 'd'], ['x']));
    const empty = { assignTags: tags([]), unassignTags: {} };
    expect(getCode(await bulk('update-tags', { productIds: [id], ...empty }))).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
    const none = await bulk('update-tags-by-filter', { filter: {} });
    expect(getCode(none)).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
  });
});

describe('bulk calls by filter', () => {
  const amounts = async (id: string) =>
    (await store.get(id, ['MERCHANT_DATA'])).variantsInfo.variants.map(({ price, revenueDetails }) => [
      price.actualPrice.amount,
      price.compareAtPrice?.amount,
      revenueDetails?.cost.amount,
    ]);

  test('update and delete the products that match, before they respond', async () => {
    const [mug, cup] = [await store.create(), await store.create(simple({ name: 'Cup', visible: false }))];
    const { body } = await bulk('update-by-filter', { filter: { visible: false }, product: { brand: { id: anyId } } });
    expect(body).toEqual({ jobId });
    expect([(await store.get(mug.id)).revision, (await store.get(cup.id)).revision]).toEqual(['1', '2']);
    await bulk('update-by-filter', { search: { expression: 'mug' }, product: { ribbon: { name: 'Sale' } } });
    expect((await store.get(mug.id)).ribbon?.name).toBe('Sale');
    const failed = await bulk('update-by-filter', { filter: {}, product: { name: 'Jar', ribbon: { id: anyId } } });
    expect(getCode(failed)).toBe('RIBBON_NOT_FOUND');
    expect((await store.get(mug.id)).name).toBe('Mug');
    expect(getCode(await bulk('delete-by-filter', {}))).toBe('REQUIRED_FIELD');
    await bulk('delete-by-filter', { filter: { visible: false } });
    expect((await store.call('GET', `products/${cup.id}`)).status).toBe(404);
    expect((await store.call('GET', `products/${mug.id}`)).status).toBe(200);
  });

  test('add products to categories and remove them', async () => {
    const { id } = await store.create();
    const treeReference = { appNamespace: '@wix/stores' };
    const merchant = store.merchant;
    const { category } = await merchant.send<{ category: { id: string } }>('POST', '/categories/v1/categories', {
      category: { name: 'Mugs' },
      treeReference,
    });
    const getCategories = async () => {
      const product = await store.get(id, ['DIRECT_CATEGORIES_INFO']);
      return (product['directCategoriesInfo'] as { categories: { id: string }[] }).categories.map((one) => one.id);
    };
    const [allProducts] = await getCategories();
    await bulk('add-to-categories-by-filter', { filter: { id }, categoryIds: [category.id] });
    expect(await getCategories()).toEqual([category.id, allProducts]);
    const inCategory = { 'directCategoriesInfo.categories': { $matchItems: [{ id: category.id }] } };
    expect((await store.query('products/count', { filter: inCategory })).body.count).toBe(1);
    await bulk('remove-from-categories-by-filter', { search: { expression: 'mug' }, categoryIds: [category.id] });
    expect(await getCategories()).toEqual([allProducts]);
    expect((await store.query('products/count', { filter: inCategory })).body.count).toBe(0);
    const managed = await bulk('add-to-categories-by-filter', { filter: {}, categoryIds: [allProducts] });
    expect(getCode(managed)).toBe('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED');
    expect(getCode(await bulk('add-to-categories-by-filter', { categoryIds: [anyId] }))).toBe('CATEGORY_NOT_FOUND');
  });

  test('update all variants', async () => {
    const { id } = await store.create(sized());
    const change = (variantFields: object, more: object = {}) =>
      bulk('update-variants-by-filter', { filter: { id }, variant: variantFields, ...more });
    await change({
      price: { actualPrice: { amount: '5' }, compareAtPrice: { amount: '6' } },
      visible: false,
      revenueDetails: { cost: { amount: '2' } },
      physicalProperties: { weight: 1.5 },
    });
    expect(await amounts(id)).toEqual([
      ['5', '6', '2'],
      ['5', '6', '2'],
    ]);
    expect(await store.get(id)).toMatchObject({
      visible: true,
      variantsInfo: { variants: [{ visible: false }, {}] },
      physicalProperties: { shippingWeightRange: { minValue: 1.5 } },
    });
    await change({ price: { compareAtPrice: null } });
    expect((await amounts(id))[0]).toEqual(['5', undefined, '2']);
    expect(getCode(await change({ sku: 'a' }))).toBe('FIELD_MASK_VALUE_NOT_SUPPORTED');
    expect(getCode(await change({}))).toBe('EMPTY_FIELD_MASK');
    expect(getCode(await change({ price: { actualPrice: null } }))).toBe('CANNOT_REMOVE_VARIANT_ACTUAL_PRICE');
    const masked = await change({ visible: true }, { fieldMask: ['price'] });
    expect(getCode(masked)).toBe('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR');
  });

  test('adjust prices and costs', async () => {
    const price = { actualPrice: { amount: '9.99' }, compareAtPrice: { amount: '20' } };
    const variants = [variant(0, { price, revenueDetails: { cost: { amount: '4' } } })];
    const { id } = await store.create(simple({ variantsInfo: { variants } }));
    const adjust = (adjustments: object) => bulk('adjust-variants-by-filter', { filter: { id }, ...adjustments });
    await adjust({ actualPrice: { percentage: 10 }, cost: { amount: '0.5' }, rounding: 'CURRENCY_PRECISION' });
    expect(await amounts(id)).toEqual([['10.99', '20', '4.5']]);
    await adjust({ compareAtPrice: { amount: '-5.5' }, rounding: 'NEAREST_WHOLE_NUMBER' });
    expect(await amounts(id)).toEqual([['10.99', '15', '4.5']]);
    await adjust({ compareAtPriceDiscount: { percentage: 10 } });
    expect(await amounts(id)).toEqual([['13.5', '15', '4.5']]);
    await adjust({ actualPrice: { percentage: 1.111 } });
    expect(await amounts(id)).toEqual([['13.649985', '15', '4.5']]);
    const refused = async (adjustments: object) => getCode(await adjust(adjustments));
    expect(await refused({ actualPrice: { amount: '-20' } })).toBe('ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE');
    expect(await refused({ compareAtPrice: { amount: '-5' } })).toBe('ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE');
    expect(await refused({ cost: { amount: '-5' } })).toBe('ADJUSTED_COST_OUT_OF_RANGE');
    expect(await refused({})).toBe('NO_VARIANT_ADJUSTMENTS_PASSED');
    const both = { compareAtPriceDiscount: { amount: '1' }, actualPrice: { amount: '1' } };
    expect(await refused(both)).toBe('INVALID_PRICES_ADJUSTMENTS');
  });

  test('do not adjust the amounts of a gift card', async () => {
    const merchant = new Merchant(createEmulator({ catalogVersion: 'v3' }));
    const { body, status } = await merchant.call('POST', '/stores/v3/bulk/products/adjust-variants-by-filter', {
      filter: { productType: 'DIGITAL' },
      actualPrice: { percentage: 10 },
    });
    expect([status, body.details?.applicationError?.code]).toEqual([428, 'CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT']);
  });
});
