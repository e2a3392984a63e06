import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutImageDetails } from '../harness/image-details.js';
import { openMerchant, type Merchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal, type Journal } from './journal.js';
import { emulatorFetch, origin } from './platform.js';

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

/** Opens a store of Catalog V3 with a frozen clock, its merchant, and a journal of the merchant's calls. */
const openStore = (side: Side) => {
  const emulator: Emulator = createEmulator({ origin, catalogVersion: 'v3', seed: 'empty' });
  emulator.clock().freeze(new Date('2026-03-01T12:00:00.000Z'));
  const merchant = openMerchant(side, { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
  return { emulator, merchant, ...startJournal() };
};

const price = (amount: string) => ({ actualPrice: { amount } });
const size = (choiceName: string) => [
  { optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' as const } },
];
const shirt = {
  name: 'Shirt',
  productType: 'PHYSICAL' as const,
  physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' as const } },
  plainDescription: '<p>Made of <strong>linen</strong></p>',
  brand: { name: 'Alder' },
  ribbon: { name: 'New' },
  infoSections: [{ uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash cold</p>' }],
  media: { itemsInfo: { items: [{ _id: 'aa_shirt~mv2.jpg', altText: 'Shirt' }, { _id: 'aa_back~mv2.jpg' }] } },
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES' as const,
      choicesSettings: {
        choices: ['S', 'L'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' as const })),
      },
    },
  ],
  modifiers: [
    {
      name: 'Engraving',
      modifierRenderType: 'FREE_TEXT' as const,
      mandatory: false,
      freeTextSettings: { title: 'Your text', maxCharCount: 20, defaultAddedPrice: '5' },
    },
  ],
  subscriptionDetails: {
    allowOneTimePurchases: true,
    subscriptions: [
      {
        title: 'Monthly',
        frequency: 'MONTH' as const,
        autoRenewal: true,
        discount: { type: 'PERCENT' as const, percentOff: 12.5 },
      },
    ],
  },
  variantsInfo: {
    variants: ['S', 'L'].map((name, index) => ({
      price: price(`${20 + index}`),
      choices: size(name),
      sku: `shirt-${name}`,
      physicalProperties: {
        weight: 0.5,
        pricePerUnit: { settings: { quantity: 0.5, measurementUnit: 'KG' as const } },
      },
      revenueDetails: { cost: { amount: '8' } },
      inventoryItem: { quantity: 3 - 3 * index },
    })),
  },
};
const mug = (name: string) => ({
  name,
  productType: 'PHYSICAL' as const,
  physicalProperties: {},
  variantsInfo: { variants: [{ price: price('9'), physicalProperties: {} }] },
});
const fields = [
  ...(['URL', 'CURRENCY', 'INFO_SECTION', 'MERCHANT_DATA', 'PLAIN_DESCRIPTION', 'DESCRIPTION'] as const),
  ...(['INFO_SECTION_DESCRIPTION', 'SUBSCRIPTION_PRICES_INFO', 'VARIANT_OPTION_CHOICE_NAMES'] as const),
  ...(['MEDIA_ITEMS_INFO', 'DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'BREADCRUMBS_INFO'] as const),
  ...(['WEIGHT_MEASUREMENT_UNIT_INFO', 'THUMBNAIL', 'PRODUCT_CHOICES_MEDIA_REFERENCES'] as const),
];

const journals = new Map<string, Journal['entries']>();

describe.each([official, ours])('products of Catalog V3 with the $name SDK', (side) => {
  let store: ReturnType<typeof openStore>;
  let products: Merchant['productsV3'];
  let id: string;
  const mugs: string[] = [];
  const note: Journal['note'] = (name, call) => store.note(name, call);
  const refused: Journal['refused'] = (name, call) => store.refused(name, call);

  beforeAll(() => {
    store = openStore(side);
    products = store.merchant.productsV3;
  });
  afterAll(() => {
    journals.set(side.name, store.entries);
    store.emulator.close();
  });

  test('creates products, with and without inventory', async () => {
    const created = await note(
      'with inventory',
      products.createProductWithInventory(shirt, { returnEntity: true, fields: ['CURRENCY'] }),
    );
    id = must(created.product?._id);
    expect(created.product?._createdDate).toEqual(new Date('2026-03-01T12:00:00.000Z'));
    expect(created.product?.media?.main?.image).toMatch(/^wix:image:\/\/v1\//);
    expect(created.inventoryResults?.results?.map(({ item }) => item?.quantity)).toEqual([3, 0]);
    mugs.push(must((await note('mug', products.createProduct(mug('Mug'))))._id));
    const { results } = await note(
      'several',
      products.bulkCreateProducts([mug('Cup'), { ...mug('Jar'), slug: 'mug' }], { returnEntity: true }),
    );
    expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([undefined, 'DUPLICATE_SLUG_ERROR']);
    mugs.push(must(results?.[0]?.item?._id));
    const error = await refused('no variants', () =>
      products.createProduct({ ...mug('Bowl'), variantsInfo: { variants: [] } }),
    );
    expect(error).toMatchObject({ status: 400, fields: ['product.variantsInfo.variants'] });
  });

  test('reads products by ID and slug, with all requested fields', async () => {
    const product = await note('read', products.getProduct(id, { fields }));
    expect(product.url).toBe(`${origin}/product-page/shirt`);
    expect(product.inventory?.availabilityStatus).toBe('PARTIALLY_OUT_OF_STOCK');
    expect(product.variantsInfo?.variants?.[0]?.revenueDetails?.profitMargin).toBe(0.6);
    const { product: bySlug } = await note('by slug', products.getProductBySlug('shirt', { fields }));
    expect(bySlug).toEqual(product);
    expect(await refused('unknown', () => products.getProduct(crypto.randomUUID()))).toMatchObject({ status: 404 });
    expect(await note('all products', products.getAllProductsCategory())).toMatchObject({
      treeReference: { appNamespace: '@wix/stores' },
    });
  });

  test('updates products with their revision, and the inventory', async () => {
    const { brand, options, revision, variantsInfo } = await products.getProduct(id);
    const updated = await note(
      'updated',
      products.updateProduct(id, { revision: must(revision), name: 'Linen shirt' }),
    );
    expect(updated).toMatchObject({ name: 'Linen shirt', slug: 'shirt', brand, revision: '2' });
    const outdated = await refused('outdated', () => products.updateProduct(id, { revision: '1', name: 'Old' }));
    expect(outdated).toMatchObject({ status: 409, code: 'INVALID_REVISION' });
    const variants = must(variantsInfo?.variants).map((variant) => ({ ...variant, inventoryItem: { quantity: 5 } }));
    const stocked = await note(
      'stocked',
      products.updateProductWithInventory(id, { revision: '2', options, variantsInfo: { variants } } as never),
    );
    expect(stocked.product?.inventory?.availabilityStatus).toBe('IN_STOCK');
    const { results } = await note(
      'bulk',
      products.bulkUpdateProducts([{ product: { _id: must(mugs[0]), revision: '1', visible: false } }], {
        returnEntity: true,
      }),
    );
    expect(results?.[0]?.item?.visible).toBe(false);
  });

  test('queries, searches and counts products', async () => {
    const { items } = await products.queryProducts().in('_id', [id]).descending('_createdDate').limit(5).find();
    expect((await note('query', Promise.resolve(items))).map(({ _id }) => _id)).toEqual([id]);
    const found = await note(
      'search',
      products.searchProducts(
        {
          search: { expression: 'linen' },
          filter: { 'actualPriceRange.minValue.amount': { $gte: '10' }, 'brand.name': 'Alder' },
          sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }],
          aggregations: [
            { name: 'sizes', type: 'VALUE', fieldPath: 'options.choicesSettings.choices.name', value: { limit: 5 } },
          ],
          cursorPaging: { limit: 1 },
        } as never,
        { fields: ['CURRENCY', 'MIN_PRICE_VARIANT'] },
      ),
    );
    expect(found.products?.map(({ name }) => name)).toEqual(['Linen shirt']);
    expect(found.aggregationData?.results?.[0]?.values?.results).toHaveLength(2);
    const long = { slug: { $in: Array.from({ length: 300 }, (_, index) => `missing-product-${index}`) } };
    expect(await note('long', products.countProducts({ filter: long }))).toEqual({ count: 0 });
    expect(await note('count', products.countProducts({ returnNonVisibleProducts: true }))).toEqual({ count: 3 });
    const error = await refused('undeclared', () => products.searchProducts({ filter: { price: 3 } } as never));
    expect(error.status).toBe(400);
  });

  test('reads variants with their products', async () => {
    const { readOnlyVariantsV3: variants } = store.merchant;
    const { items } = await variants.queryVariants().eq('productData.productId', id).find();
    expect((await note('variants', Promise.resolve(items))).map(({ sku }) => sku)).toEqual(['shirt-S', 'shirt-L']);
    const found = await note(
      'variant search',
      variants.searchVariants({ filter: { sku: 'shirt-L' } }, { fields: ['CURRENCY', 'MERCHANT_DATA'] }),
    );
    expect(found.variants?.map(({ productData }) => productData?.name)).toEqual(['Linen shirt']);
  });

  test('changes several products, by ID and by filter', async () => {
    const [cup] = mugs.slice(-1);
    const tags = (tagIds: string[]) => ({ publicTags: { tagIds } });
    await note('tags', products.bulkUpdateProductTags([must(cup)], { assignTags: tags(['a']) }));
    await note('tags by filter', products.bulkUpdateProductTagsByFilter({ name: 'Cup' }, { assignTags: tags(['b']) }));
    await note(
      'adjust',
      products.bulkAdjustProductVariantsByFilter({ name: 'Cup' }, { actualPrice: { percentage: 10 } }),
    );
    const visible = { variant: { visible: true, price: { compareAtPrice: { amount: '12' } } } };
    await note('variants by filter', products.bulkUpdateProductVariantsByFilter({ name: 'Cup' }, visible as never));
    await note(
      'by filter',
      products.bulkUpdateProductsByFilter({ filter: { name: 'Cup' }, product: { name: 'Beaker' } }),
    );
    const beaker = await note('changed', products.getProduct(must(cup)));
    expect(beaker).toMatchObject({
      name: 'Beaker',
      tags: tags(['a', 'b']),
      actualPriceRange: { minValue: { amount: '9.9' } },
    });
    const withSections = { fields: ['INFO_SECTION' as const] };
    const sections = must((await products.getProduct(id, withSections)).infoSections).map(({ _id }) => must(_id));
    const withRevision = [{ productId: must(cup), revision: must(beaker.revision) }];
    await note(
      'add',
      products.bulkAddInfoSectionsToProducts(withRevision, { infoSectionIds: sections, returnEntity: true }),
    );
    await note('remove', products.bulkRemoveInfoSectionsFromProductsByFilter({}, { infoSectionIds: sections }));
    expect((await note('without sections', products.getProduct(id, withSections))).infoSections).toEqual([]);
    const empty = await refused('no tags', () => products.bulkUpdateProductTagsByFilter({}, {}));
    expect(empty.code).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
  });

  test('deletes products', async () => {
    await note('deleted', products.deleteProduct(id));
    const { results } = await note(
      'several deleted',
      products.bulkDeleteProducts([must(mugs[0]), crypto.randomUUID()]),
    );
    expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
    await note('deleted by filter', products.bulkDeleteProductsByFilter({ name: 'Beaker' }));
    expect(await note('none left', products.countProducts({ returnNonVisibleProducts: true }))).toEqual({ count: 0 });
  });
});

test('both SDKs return the same results at every step', () => {
  const [theirs, own] = [journals.get('official') ?? [], journals.get('ours') ?? []];
  expect(theirs.length).toBeGreaterThan(30);
  expect(own.map(([name]) => name)).toEqual(theirs.map(([name]) => name));
  for (const [step, [name, outcome]] of own.entries())
    expect(withoutImageDetails(outcome), name).toEqual(theirs[step]?.[1]);
});
