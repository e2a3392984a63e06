import { describe, expect, it } from 'vitest';
import { applySeed } from '../apply-seed.js';
import { ControlledClock } from '../kernel/state/clock.js';
import { TenantState } from '../kernel/state/tenant-state.js';
import { isSoldOnce, offeredOptions } from '../shop/catalog-v1/subscription-option.js';
import { inventoryStatus } from '../shop/catalog-v1/stock.js';
import { getVariants } from '../shop/catalog-v1/variant.js';
import { growCatalog } from './seed-tenant.js';
import { pictureData } from '../data/shop-data.js';
import { shopCatalog } from './shop.js';

const { products, collections } = shopCatalog();
const count = (holds: (product: (typeof products)[number]) => boolean): number => products.filter(holds).length;

describe('the shop', () => {
  it('has at least 120 products in eight collections, plus all and featured products', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    expect(collections.map(({ slug }) => slug).slice(0, 2)).toEqual(['all-products', 'featured-products']);
    expect(collections).toHaveLength(10);
    for (const { id } of collections)
      expect(count(({ collectionIds }) => collectionIds.includes(id))).toBeGreaterThanOrEqual(8);
  });

  it('has unique names, slugs and ids', () => {
    for (const field of ['id', 'slug', 'name', 'sku', 'numericId', 'description'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
    }
    const skus = products.flatMap((product) => getVariants(product).map(({ sku }) => sku)).filter((sku) => sku !== '');
    const managed = products.flatMap((product) => product.variants.map(({ sku }) => sku));
    expect(new Set(managed).size).toBe(managed.length);
    expect(skus.every((sku) => sku.length <= 40)).toBe(true);
  });

  it('has the ids that documents and tests refer to', () => {
    const pouch = products.find(({ slug }) => slug === 'wax-canvas-pouch');
    expect(products[0]).toMatchObject({ id: '64f90a33-4888-411c-8190-0b00bbd60321', slug: 'first-light-mug' });
    expect(pouch?.variants[0]).toMatchObject({
      id: 'c48fc4d0-a1e9-478e-b639-403dff5a8623',
      choices: { Color: 'Ochre', Size: 'Small' },
    });
    expect(collections.find(({ slug }) => slug === 'bags-travel')?.id).toBe('3196401f-2964-4e3c-8f39-acb846816f9e');
  });

  it.each([
    ['physical products', () => count(({ productType }) => productType === 'physical')],
    [
      'digital products with a file',
      () => count(({ productType, digitalFile }) => productType === 'digital' && digitalFile !== undefined),
    ],
    ...(['SECURE_PICTURE', 'SECURE_VIDEO', 'SECURE_DOCUMENT', 'SECURE_MUSIC', 'SECURE_ARCHIVE'] as const).map(
      (type) => [type, () => count(({ digitalFile }) => digitalFile?.fileType === type)] as const,
    ),
    ['a gift card', () => count(({ giftCard }) => giftCard === true)],
    [
      'a gift card with a delivery date',
      () => count(({ customTextFields, giftCard }) => giftCard === true && customTextFields.length === 4),
    ],
    ...(['drop_down', 'color'] as const).map(
      (type) => [type, () => count(({ options }) => options.some(({ optionType }) => optionType === type))] as const,
    ),
    ['two options', () => count(({ options }) => options.length === 2)],
    [
      'options that are not managed',
      () => count(({ options, manageVariants }) => options.length > 0 && !manageVariants),
    ],
    ...(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const).map(
      (status) => [status, () => count((product) => inventoryStatus(product) === status)] as const,
    ),
    ['untracked stock', () => count(({ stock }) => !stock.trackInventory)],
    ['low stock', () => count(({ stock }) => stock.quantity !== null && stock.quantity > 0 && stock.quantity <= 5)],
    ...(['NONE', 'AMOUNT', 'PERCENT'] as const).map(
      (type) => [type, () => count(({ discount }) => discount.type === type)] as const,
    ),
    ['ribbons', () => count(({ ribbon }) => ribbon !== '')],
    ['other brands', () => count(({ brand }) => brand !== null && brand !== 'Alder & Finch')],
    ['no brand', () => count(({ brand }) => brand === null)],
    ['pre-orders that are open', () => count(({ preorder }) => preorder?.enabled === true)],
    ['pre-orders that are closed', () => count(({ preorder }) => preorder?.enabled === false)],
    [
      'pre-orders of some variants',
      () =>
        count(
          ({ variants }) =>
            variants.some(({ preorder }) => preorder !== undefined) &&
            variants.some(({ preorder }) => preorder === undefined),
        ),
    ],
    [
      'variants with their own prices',
      () => count(({ variants }) => new Set(variants.map(({ price }) => price)).size > 1),
    ],
    [
      'variants with their own weights',
      () => count(({ variants }) => new Set(variants.map(({ weight }) => weight)).size > 1),
    ],
    ['variants that are hidden', () => count(({ variants }) => variants.some(({ visible }) => !visible))],
    ['hidden products', () => count(({ visible }) => !visible)],
    ['mandatory texts', () => count(({ customTextFields }) => customTextFields.some(({ mandatory }) => mandatory))],
    ['optional texts', () => count(({ customTextFields }) => customTextFields.some(({ mandatory }) => !mandatory))],
    ['info sections', () => count(({ additionalInfoSections }) => additionalInfoSections.length > 0)],
    ['prices per unit', () => count(({ pricePerUnitData }) => pricePerUnitData !== undefined)],
  ] as const)('has %s', (_, number) => {
    expect(number()).toBeGreaterThan(0);
  });

  it('has prices from $4 to $480 and respects the platform’s limits', () => {
    const prices = products.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([4, 480]);
    for (const product of products) {
      expect(product.name.length).toBeLessThanOrEqual(80);
      expect(product.ribbon.length).toBeLessThanOrEqual(30);
      expect(product.description).toMatch(/^(<p>[^<>]{15,}<\/p>)+$/);
      expect(new Set(product.variants.map(({ id }) => id)).size).toBe(product.variants.length);
    }
  });

  it('has a file for every image', () => {
    for (const product of products) {
      const images = [
        ...product.media,
        ...product.options.flatMap(({ choices }) => choices.flatMap(({ media }) => media)),
      ];
      expect(product.media.length).toBeGreaterThanOrEqual(3);
      for (const { id } of images) expect(pictureData().has(id)).toBe(true);
    }
    for (const { media } of collections) expect(pictureData().has(media[0]?.id ?? '')).toBe(true);
  });
});

describe('a catalog grown from the shop', () => {
  it('has the requested number of products, all different', () => {
    const grown = growCatalog(products, 1000);
    expect(grown).toHaveLength(1000);
    for (const field of ['id', 'slug', 'name', 'numericId'] as const) {
      expect(new Set(grown.map((product) => product[field])).size).toBe(1000);
    }
    expect(growCatalog(products, 1000)).toEqual(grown);
    expect(grown.slice(0, products.length)).toEqual(products);
  });
});

it('has a product that is sold once, monthly and weekly', () => {
  const tenant = new TenantState({ clientId: 'v1' }, new ControlledClock());
  applySeed(tenant, { seed: 'shop', catalogVersion: 'v1', currency: undefined });
  const { id = '' } = products.find(({ slug }) => slug === 'house-blend-coffee') ?? {};
  expect(isSoldOnce(tenant, id)).toBe(true);
  expect(offeredOptions(tenant, id)).toMatchObject([
    { title: 'Monthly', subscriptionSettings: { frequency: 'MONTH' }, discount: { type: 'PERCENT', value: 10 } },
    { title: 'Weekly', subscriptionSettings: { frequency: 'WEEK' }, discount: { type: 'PERCENT', value: 15 } },
  ]);
});
