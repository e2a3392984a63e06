import { beforeAll, expect, test } from 'vitest';
import { TestTree, getItem } from '../../../testing/category-tree.js';
import { type ProductStore, simple, variant } from '../../../testing/products-v3.js';

/** Paths of a product, without the positions in lists, by the field on request that returns them. */
const PATHS: Readonly<Record<string, RegExp>> = {
  URL: /^url$/,
  CURRENCY: /^currency$|formattedAmount$|pricePerUnit\.description$/,
  INFO_SECTION: /^infoSections\.(title|uniqueName)$/,
  MERCHANT_DATA: /^costRange$|revenueDetails$/,
  PLAIN_DESCRIPTION: /^plainDescription$/,
  INFO_SECTION_PLAIN_DESCRIPTION: /^infoSections\.plainDescription$/,
  SUBSCRIPTION_PRICES_INFO: /subscriptionPricesInfo$/,
  BREADCRUMBS_INFO: /^breadcrumbsInfo$/,
  WEIGHT_MEASUREMENT_UNIT_INFO: /weightMeasurementUnitInfo$/,
  VARIANT_OPTION_CHOICE_NAMES: /optionChoiceNames$/,
  MEDIA_ITEMS_INFO: /^media\.itemsInfo$/,
  DESCRIPTION: /^description$/,
  DIRECT_CATEGORIES_INFO: /^directCategoriesInfo$/,
  ALL_CATEGORIES_INFO: /^allCategoriesInfo$/,
  MIN_VARIANT_PRICE_INFO: /^minVariantPriceInfo$/,
  INFO_SECTION_DESCRIPTION: /^infoSections\.description$/,
  THUMBNAIL: /thumbnail$/,
  DIRECT_CATEGORY_IDS: /^directCategoryIdsInfo$/,
  PRODUCT_CHOICES_MEDIA_REFERENCES: /choices\.media$/,
  PRODUCT_CHOICES_DISPLAY_IMAGE: /displayImage$/,
  MIN_PRICE_VARIANT: /minPriceVariant$/,
  DISCOUNT_INFO: /discountInfo$/,
};

/** Fields that are not returned: those of variants without the variants, and discounts. */
const UNAVAILABLE = ['DISCOUNT_INFO'];
const OF_VARIANTS = [...UNAVAILABLE, 'SUBSCRIPTION_PRICES_INFO', 'VARIANT_OPTION_CHOICE_NAMES'];

function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [at, ...pathsIn(field, at)];
  });
}

/** Fields on request that a product was returned with. */
function fieldsIn(product: unknown): string[] {
  const paths = pathsIn(product);
  return Object.keys(PATHS).filter((field) => paths.some((path) => PATHS[field]?.test(path)));
}

const tree = new TestTree();
const store: ProductStore = tree.store;
const image = { url: 'https://static.wixstatic.com/media/22e53e_abc~mv2.jpg' };
const sections = [{ uniqueName: 'care', title: 'Care', plainDescription: '<p>Cold</p>' }];

/** A product with a value for every field on request, but discounts. */
async function createProduct(): Promise<{ id: string; slug: string }> {
  const red = { name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#f00' };
  const { body } = await store.call('POST', 'customizations', {
    customization: {
      name: 'Color',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'SWATCH_CHOICES',
      choicesSettings: { choices: [{ ...red, displayImage: image }] },
    },
  });
  const { id: optionId } = body['customization'] as { id: string };
  const color = { id: optionId, choicesSettings: { choices: [{ ...red, linkedMedia: [image] }] } };
  const choice = { optionChoiceNames: { optionName: 'Color', choiceName: 'Red', renderType: 'SWATCH_CHOICES' } };
  const small = variant(20, { choices: [choice], revenueDetails: { cost: { amount: '5' } } });
  const subscription = { title: 'Monthly', frequency: 'MONTH', interval: 1, autoRenewal: true, visible: true };
  const product = await store.create(
    simple({
      media: { itemsInfo: { items: [image] } },
      plainDescription: '<p>Warm</p>',
      infoSections: sections,
      options: [color],
      variantsInfo: { variants: [small] },
      subscriptionDetails: { subscriptions: [subscription], allowOneTimePurchases: true },
    }),
  );
  const { id } = await tree.create('Clothes', { visible: true });
  await tree.call('POST', `bulk/categories/${id}/add-items`, { items: [getItem(product.id)] });
  await store.update(product.id, { mainCategoryId: id });
  return product;
}

let product: { id: string; slug: string };
beforeAll(async () => void (product = await createProduct()));

const one = (body: object) => (body as { product: object }).product;
const first = (body: object) => (body as { products: object[] }).products[0];
const result = (body: object) => (body as { results: { item: object }[] }).results[0]?.item;

const calls: Readonly<Record<string, (fields: readonly string[]) => Promise<unknown>>> = {
  getProduct: async (fields) => store.get(product.id, fields),
  getProductBySlug: async (fields) => one((await store.query(`products/slug/${product.slug}`, { fields })).body),
  queryProducts: async (fields) => first((await store.call('POST', 'products/query', { query: {}, fields })).body),
  searchProducts: async (fields) => first((await store.call('POST', 'products/search', { search: {}, fields })).body),
  updateProduct: async (fields) => one((await store.update(product.id, { visible: true }, { fields })).body),
  bulkUpdateProducts: async (fields) => {
    const { revision } = await store.get(product.id);
    const products = [{ product: { id: product.id, revision, visible: true } }];
    return result((await store.call('POST', 'bulk/products/update', { products, returnEntity: true, fields })).body);
  },
  bulkAddInfoSectionsToProducts: async (fields) => {
    const { infoSections, revision } = await store.get(product.id, ['INFO_SECTION']);
    const infoSectionIds = infoSections.map(({ id }) => id);
    const body = { products: [{ productId: product.id, revision }], infoSectionIds, returnEntity: true, fields };
    return result((await store.call('POST', 'bulk/products/add-info-sections', body)).body);
  },
};

test.each(Object.entries(calls))(
  '%s returns each field on request with its name, and none without it',
  async (name, call) => {
    const isList = name === 'queryProducts' || name === 'searchProducts';
    const plain = await call([]);
    expect(fieldsIn(plain)).toEqual([]);
    expect(plain).toMatchObject({ infoSections: [] });
    for (const field of Object.keys(PATHS)) {
      const isAvailable = !(isList ? OF_VARIANTS : UNAVAILABLE).includes(field);
      expect([field, fieldsIn(await call([field]))]).toEqual([field, isAvailable ? [field] : []]);
    }
  },
);

test('events have no field on request', async () => {
  await store.update(product.id, { name: 'Jumper' });
  const event = store.emulator
    .events()
    .filter(({ type }) => type === 'wix.stores.catalog.v3.product_updated')
    .at(-1);
  const { currentEntity } = (event?.payload as { updatedEvent: { currentEntity: object } }).updatedEvent;
  expect(currentEntity).toMatchObject({ name: 'Jumper', infoSections: [] });
  expect(fieldsIn(currentEntity)).toEqual([]);
});
