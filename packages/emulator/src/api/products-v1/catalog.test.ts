import { beforeAll, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_API_KEY, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import { send, visitorToken } from '../../testing/visitor.js';
import { allProductsId } from '../../shop/catalog-v1/collection.js';

interface Product {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly price: { readonly price: number };
  readonly collectionIds: readonly string[];
  readonly [field: string]: unknown;
}
interface Page {
  readonly products: readonly Product[];
  readonly metadata: { readonly total: number; readonly count: number };
}

const emulator = createEmulator({ catalogVersion: 'v1' });
const merchant = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };
const reader = '/stores-reader/v1/products';
let token: string;

beforeAll(async () => {
  token = await visitorToken(emulator);
});

const get = <T>(path: string) => send<T>(emulator, 'GET', path, { token });
const post = <T>(path: string, body: unknown) => send<T>(emulator, 'POST', path, { token, body });
const asMerchant = <T>(method: string, path: string, body?: unknown) =>
  send<T>(emulator, method, path, { headers: merchant, ...(body !== undefined && { body }) });
const query = async (filter: unknown, more: object = {}) =>
  (await post<Page>(`${reader}/query-platformized`, { query: { filter, ...more } })).body;
const bySlug = async (slug: string): Promise<Product> => {
  const [product] = (await query({ slug })).products;
  if (!product) throw new Error(`There is no ${slug}.`);
  return product;
};
const encoded = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

describe('queryProducts', () => {
  it('returns the same by GET, plain or encoded, and by POST, on both paths', async () => {
    const wanted = { query: { filter: { slug: 'quiet-teapot' }, paging: { limit: 1, offset: 0 } } };
    const { body } = await post<Page>(`${reader}/query-platformized`, wanted);
    expect(body.products.map(({ name }) => name)).toEqual(['Quiet Teapot']);
    for (const path of [
      `${reader}/query-platformized?.r=${encoded(wanted)}`,
      `/v1/products/query-platformized?.r=${encoded(wanted)}`,
      `${reader}/query-platformized?query.filter.slug=quiet-teapot&query.paging.limit=1`,
    ]) {
      expect((await get<Page>(path)).body).toEqual(body);
    }
  });

  it('returns every visible product once, with a default page size of fifty', async () => {
    const pages = [];
    for (let offset = 0; offset < 150; offset += 50) pages.push(await query({}, { paging: { offset, limit: 50 } }));
    expect(pages.map(({ metadata }) => metadata.count)).toEqual([50, 50, 29]);
    expect(pages.flatMap(({ products }) => products).every(({ visible }) => visible)).toBe(true);
    expect((await query(undefined)).metadata).toMatchObject({ count: 50, offset: 0, total: 129 });
  });

  it('filters and sorts by the fields that applications use', async () => {
    const { collection } = (
      await get<{ collection: { id: string; numberOfProducts: number } }>('/v2/collections/slug/apparel')
    ).body;
    const within = await query(
      { collectionIds: { $hasSome: [collection.id] } },
      { sort: [{ fieldName: 'price', order: 'DESC' }] },
    );
    expect(within.metadata.total).toBe(collection.numberOfProducts);
    const prices = within.products.map(({ price }) => price.price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect((await query({ collectionIds: collection.id })).metadata.total).toBe(collection.numberOfProducts);
    expect((await query({ collectionIds: { $hasSome: [allProductsId] } })).metadata.total).toBe(129);
    const digital = await query(
      { productType: { $hasSome: ['digital'] }, 'priceData.price': { $lt: 9 } },
      { sort: [{ fieldName: 'name' }] },
    );
    expect(digital.products.map(({ name }) => name)).toEqual([
      'Desktop Wallpapers, Four Seasons',
      'Printable Recipe Cards',
    ]);
    expect((await query({ name: { $startsWith: 'print: ' } })).metadata.total).toBe(4);
    expect((await query({ numericId: { $gt: 1707123600000000 } })).metadata.total).toBe(128);
    expect((await query({ lastUpdated: { $gt: '2030-01-01T00:00:00.000Z' } })).products).toEqual([]);
  });

  it('rejects filters by other fields, with the name of the field', async () => {
    const { status, body } = await post(`${reader}/query-platformized`, { query: { filter: { ribbon: 'Sale' } } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      details: {
        validationError: { fieldViolations: [{ field: 'query.filter.ribbon', ruleName: 'FIELD_NOT_FILTERABLE' }] },
      },
    });
  });
});

describe('getProduct', () => {
  it('returns the product as a query does, with every field that applications rely on', async () => {
    const listed = await bySlug('first-light-mug');
    const { body } = await get<{ product: Product }>(`${reader}/${listed.id}`);
    expect(body.product).toEqual(listed);
    expect(body.product).toMatchObject({
      name: 'First Light Mug',
      productType: 'physical',
      price: {
        currency: 'USD',
        price: 28,
        discountedPrice: 28,
        formatted: { price: '$28.00', discountedPrice: '$28.00' },
      },
      discount: { type: 'NONE', value: 0 },
      ribbon: '',
      ribbons: [],
      brand: 'Alder & Finch',
      media: {
        mainMedia: {
          id: 'cw-first-light-mug-01',
          mediaType: 'image',
          image: { url: 'http://localhost/media/cw-first-light-mug-01', width: 1200, height: 1200 },
        },
      },
      manageVariants: true,
      stock: { trackInventory: true, quantity: 51, inStock: true, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
      productOptions: [
        {
          optionType: 'color',
          name: 'Color',
          choices: [
            { value: '#bd7253', description: 'Clay', inStock: true, visible: true },
            {},
            { description: 'Ink', inStock: false },
            {},
          ],
        },
      ],
      customTextFields: [],
      productPageUrl: { base: 'http://localhost', path: '/product-page/first-light-mug' },
      weightRange: { minValue: 0.9, maxValue: 0.9 },
    });
    expect(body.product['variants']).toHaveLength(4);
    expect(body.product).not.toHaveProperty('costAndProfitData');
  });

  it('returns the price per unit and the discount', async () => {
    expect(await bySlug('heather-honey')).toMatchObject({
      priceData: { pricePerUnit: 5.29, formatted: { pricePerUnit: '$5.29' } },
      pricePerUnitData: { totalQuantity: 340, totalMeasurementUnit: 'G' },
    });
    expect(await bySlug('fair-isle-vest')).toMatchObject({
      priceData: { price: 124, discountedPrice: 93 },
      discount: { type: 'PERCENT', value: 25 },
    });
  });

  it('returns costs to merchants that request them, and to no other caller', async () => {
    const { id } = await bySlug('espresso-pair');
    const path = `${reader}/${id}?includeMerchantSpecificData=true`;
    expect((await asMerchant<{ product: object }>('GET', path)).body.product).toMatchObject({
      costAndProfitData: { itemCost: 14.28, profit: 14.62, profitMargin: 0.5059, formattedProfit: '$14.62' },
      costRange: { minValue: 14.28, maxValue: 14.28 },
    });
    expect((await asMerchant<{ product: object }>('GET', `${reader}/${id}`)).body.product).not.toHaveProperty(
      'costAndProfitData',
    );
    expect(JSON.stringify((await get(path)).body)).not.toContain('cost');
  });

  it('hides hidden products from visitors', async () => {
    const { body } = await asMerchant<Page>('POST', `${reader}/query-platformized`, {
      query: { filter: { visible: false } },
    });
    expect(body.products.map(({ slug }) => slug)).toEqual(['archive-anorak']);
    const path = `${reader}/${body.products[0]?.id}`;
    expect((await asMerchant('GET', path)).status).toBe(200);
    expect((await get(path)).status).toBe(404);
  });

  it.each(['nothing', '00000000-0000-0000-0000-000000000000', '..%2F..%2Fetc', '%00', '__proto__'])(
    'responds 404 to %s',
    async (id) => {
      const { status, body } = await get(`${reader}/${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ details: { applicationError: { code: 'PRODUCT_NOT_FOUND' } } });
    },
  );
});

describe('getProductOptionsAvailability', () => {
  it('narrows the choices and returns the variant', async () => {
    const { id } = await bySlug('everyday-tee');
    const path = `${reader}/${id}/productOptionsAvailability`;
    const some = await post(path, { options: { Color: 'Ink' } });
    expect(some.body).toMatchObject({
      availableForPurchase: false,
      media: { mainMedia: { id: 'cw-everyday-tee-ink-01' } },
      productOptions: [
        { name: 'Color' },
        {
          name: 'Size',
          choices: [
            { inStock: true },
            { inStock: true },
            { value: 'M', inStock: false },
            { inStock: true },
            { inStock: true },
          ],
        },
      ],
    });
    expect(some.body).not.toHaveProperty('selectedVariant');
    const all = await post(path, { options: { Color: 'Ink', Size: 'L' } });
    expect(all.body).toMatchObject({
      availableForPurchase: true,
      selectedVariant: { quantity: 2, inStock: true, price: { price: 38 }, sku: 'AF-AX-001-INK-L' },
    });
    const none = await post(path, { options: { Color: 'Ink', Size: 'M' } });
    expect(none.body).toMatchObject({ availableForPurchase: false, selectedVariant: { quantity: 0, inStock: false } });
  });

  it('rejects options that are not strings', async () => {
    const { id } = await bySlug('everyday-tee');
    expect((await post(`${reader}/${id}/productOptionsAvailability`, { options: { Color: 3 } })).status).toBe(400);
  });
});

describe('queryProductVariants', () => {
  it('lists variants by ids, by choices, and by pages', async () => {
    const { id } = await bySlug('everyday-tee');
    const path = `${reader}/${id}/variants/query`;
    type Variants = { variants: { id: string; choices: object }[]; totalResults: number };
    const all = (await post<Variants>(path, {})).body;
    expect([all.variants.length, all.totalResults]).toEqual([20, 20]);
    const large = (await post<Variants>(path, { choices: { Size: 'L' } })).body;
    expect(large.variants.map(({ choices }) => choices)).toEqual(
      ['Oat', 'Ink', 'Moss', 'Rose'].map((Color) => ({ Color, Size: 'L' })),
    );
    const [first, second] = all.variants;
    expect((await post<Variants>(path, { variantIds: [second?.id] })).body.variants).toEqual([second]);
    expect((await post<Variants>(path, { paging: { limit: 1 } })).body).toEqual({
      variants: [first],
      metadata: { items: 1, offset: 0 },
      totalResults: 20,
    });
  });

  it('returns the only variant of a product without options under the platform’s id', async () => {
    const { id } = await bySlug('quiet-teapot');
    expect((await post(`${reader}/${id}/variants/query`, {})).body).toMatchObject({
      variants: [
        { id: '00000000-0000-0000-0000-000000000000', choices: {}, stock: { trackQuantity: true, quantity: 12 } },
      ],
      totalResults: 1,
    });
  });
});

describe('collections', () => {
  it('are found by query, id and slug, on the new paths and the old', async () => {
    type Collections = { collections: { id: string; slug: string; name: string }[]; metadata: object };
    const { body } = await get<Collections>('/v2/collections/query');
    expect(body.collections.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['all-products', 'featured-products', 'kitchen-table']),
    );
    expect(body.metadata).toMatchObject({ total: 10, offset: 0, count: 10 });
    expect((await post<Collections>('/stores-reader/v2/collections/query', {})).body).toEqual(body);
    const sorted = await post<Collections>('/v2/collections/query', {
      query: { filter: { name: { $startsWith: 'p' } }, sort: [{ fieldName: 'name', order: 'DESC' }] },
    });
    expect(sorted.body.collections.map(({ name }) => name)).toEqual(['Paper & Prints', 'Pantry & Bath']);
    const all = await get<{ collection: object }>(`/v2/collections/${allProductsId}`);
    expect(all.body).toMatchObject({
      collection: {
        slug: 'all-products',
        numberOfProducts: 129,
        media: { mainMedia: { id: 'cw-collection-all-products' } },
      },
    });
    expect((await get('/v2/collections/slug/all-products')).body).toEqual(all.body);
    expect((await get('/stores-reader/v1/collections/slug/all-products')).body).toEqual(all.body);
  });

  it('return an error code for an unknown id, and none for an unknown slug', async () => {
    const byId = await get('/v2/collections/nothing');
    expect([byId.status, byId.body]).toMatchObject([
      404,
      { details: { applicationError: { code: 'COLLECTION_NOT_FOUND' } } },
    ]);
    const bySlug = await get<{ details: object }>('/v2/collections/slug/nothing');
    expect(bySlug.status).toBe(404);
    expect(bySlug.body.details).not.toHaveProperty('applicationError');
  });
});
