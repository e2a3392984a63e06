import { describe, expect, it } from 'vitest';
import { type CatalogV3, catalogIn } from '../csv/catalog-v3/catalog.js';
import { applySeed, type Seed } from '../apply-seed.js';
import type { Document } from '../kernel/state/collection.js';
import { ControlledClock } from '../kernel/state/clock.js';
import { TenantState } from '../kernel/state/tenant-state.js';
import { discountedPrice } from '../shop/catalog-v1/price.js';
import { getVariants } from '../shop/catalog-v1/variant.js';
import { allProductsCategoryId } from '../shop/catalog-v3/categories/category.js';
import { coupons } from '../shop/pricing/coupons/coupon.js';
import { shopCatalog } from './shop.js';

function seeded(seed: Seed, currency?: string) {
  const tenant = new TenantState({ clientId: 'v3' }, new ControlledClock());
  applySeed(tenant, { seed, catalogVersion: 'v3', currency });
  return { tenant, catalog: catalogIn(tenant) };
}
const former = shopCatalog();
const { tenant, catalog: shop } = seeded('shop');
const documentsIn = (catalog: CatalogV3) => Object.values<readonly Document[]>({ ...catalog });
const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('the shop in Catalog V3', () => {
  it('has the products, variants and prices of Catalog V1, with the same IDs', () => {
    expect(shop.products.map(({ id, slug }) => [id, slug])).toEqual(former.products.map(({ id, slug }) => [id, slug]));
    for (const [index, product] of shop.products.entries()) {
      const was = former.products[index]!;
      const variants = getVariants(was);
      expect(product.variants.map(({ price }) => price)).toEqual(
        variants.map(({ price }) => discountedPrice(price, was.discount, 'USD')),
      );
      expect(product.variants.map(({ compareAtPrice, price }) => compareAtPrice ?? price)).toEqual(
        variants.map(({ price }) => price),
      );
      if (was.manageVariants) expect(product.variants.map(({ id }) => id)).toEqual(was.variants.map(({ id }) => id));
      expect(product.modifiers).toHaveLength(was.customTextFields.length);
      expect(product.infoSectionIds).toHaveLength(was.additionalInfoSections.length);
    }
  });

  it('has the contents of packages in the unit of the price per unit', () => {
    const sold = shop.products.filter(({ pricePerUnit }) => pricePerUnit);
    expect(sold.length).toBeGreaterThan(10);
    for (const { pricePerUnit, variants } of sold) {
      for (const { unitQuantity } of variants) expect(unitQuantity?.unit).toBe(pricePerUnit?.unit);
    }
    const oil = sold.find(({ slug }) => slug === 'first-press-olive-oil');
    expect(oil?.variants[0]?.unitQuantity).toEqual({ quantity: 0.5, unit: 'L' });
  });

  it('has unique IDs and names, and SKUs that no two products share', () => {
    for (const documents of documentsIn(shop)) expect(isUnique(documents.map(({ id }) => id))).toBe(true);
    const variants = shop.products.flatMap((product) => product.variants);
    expect(isUnique(variants.map(({ id }) => id))).toBe(true);
    const skus = shop.products.map((product) => new Set(product.variants.flatMap(({ sku }) => sku ?? [])));
    expect(isUnique(skus.flatMap((of) => [...of]))).toBe(true);
    for (const { choices, type, renderType } of shop.customizations) {
      expect(isUnique(choices.map(({ name }) => name))).toBe(true);
      expect(choices.length > 0).toBe(renderType !== 'FREE_TEXT');
      expect(type).toBe(renderType === 'FREE_TEXT' ? 'MODIFIER' : 'PRODUCT_OPTION');
    }
    expect(isUnique(shop.customizations.map(({ name, type }) => type + name))).toBe(true);
    expect(isUnique(shop.infoSections.map(({ uniqueName }) => uniqueName))).toBe(true);
    expect(isUnique(shop.brands.map(({ name }) => name))).toBe(true);
    expect(isUnique(shop.ribbons.map(({ name }) => name))).toBe(true);
  });

  it('refers only to documents that exist', () => {
    const ids = new Set(documentsIn(shop).flatMap((documents) => documents.map(({ id }) => id)));
    const choices = new Map(shop.customizations.map(({ id, choices: all }) => [id, all.map((choice) => choice.id)]));
    for (const {
      brandId,
      infoSectionIds,
      mainCategoryId,
      media,
      modifiers,
      options,
      ribbonId,
      variants,
    } of shop.products) {
      for (const id of [brandId, ribbonId, mainCategoryId, ...infoSectionIds]) if (id) expect(ids).toContain(id);
      for (const { customizationId } of modifiers) expect(ids).toContain(customizationId);
      for (const option of options) {
        expect(choices.get(option.customizationId)).toEqual(
          expect.arrayContaining(option.choices.map(({ choiceId }) => choiceId)),
        );
        const images = option.choices.flatMap(({ mediaIds = [] }) => mediaIds);
        expect(media.map(({ id }) => id)).toEqual(expect.arrayContaining(images));
      }
      for (const variant of variants) {
        expect(variant.choices.map(({ optionId }) => optionId)).toEqual(
          options.map((option) => option.customizationId),
        );
        for (const { choiceId, optionId } of variant.choices) expect(choices.get(optionId)).toContain(choiceId);
      }
    }
    for (const { categoryId, itemId } of shop.categoryItems)
      expect([ids.has(categoryId), ids.has(itemId)]).toEqual([true, true]);
  });

  it('has the stock of Catalog V1, one item for each variant', () => {
    const stockByVariant = new Map(shop.inventoryItems.map((item) => [item.variantId, item]));
    expect(stockByVariant.size).toBe(shop.products.flatMap(({ variants }) => variants).length);
    const preorders = shop.inventoryItems.filter(({ preorder }) => preorder?.enabled);
    expect(preorders.length).toBeGreaterThan(2);
    for (const [index, { variants }] of shop.products.entries()) {
      const { manageVariants, stock, variants: was } = former.products[index]!;
      const items = variants.map(({ id }) => stockByVariant.get(id)!);
      const counted = items.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
      const before = (manageVariants ? was.map((one) => one.stock) : [stock]).filter((one) => one.trackInventory);
      expect(counted).toBe(before.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0));
    }
  });

  it('has the collections as categories, and the category of all products', () => {
    expect(shop.categories.map(({ slug }) => slug)).toEqual(former.collections.map(({ slug }) => slug));
    expect(shop.categories[0]).toMatchObject({ id: allProductsCategoryId, slug: 'all-products' });
    const [first] = shop.products;
    expect(shop.categoryItems.filter(({ itemId }) => itemId === first?.id).map(({ categoryId }) => categoryId)).toEqual(
      former.products[0]?.collectionIds.slice(0, -1),
    );
    expect(first?.mainCategoryId).toBe(former.products[0]?.collectionIds[0]);
    const scoped = [...coupons(tenant).values()].flatMap(({ scope }) => scope?.group?.entityId ?? []);
    expect(scoped.length).toBeGreaterThan(0);
    for (const id of scoped) expect(shop.categories.map((category) => category.id)).toContain(id);
  });

  it('has digital products with a file, and a gift card', () => {
    const digital = shop.products.filter(({ type }) => type === 'DIGITAL');
    for (const { giftCard, variants } of digital)
      for (const { digitalFile, weight } of variants) {
        expect(digitalFile === undefined).toBe(giftCard === true);
        expect(weight).toBeUndefined();
      }
    expect(digital.filter(({ giftCard }) => giftCard)).toHaveLength(1);
  });

  it('offers the coffee once, monthly and weekly', () => {
    const coffee = shop.products.find(({ slug }) => slug === 'house-blend-coffee');
    expect(coffee).toMatchObject({
      allowOneTimePurchases: true,
      subscriptions: [
        { title: 'Monthly', frequency: 'MONTH', discount: { type: 'PERCENT', value: 10 } },
        { title: 'Weekly', frequency: 'WEEK', discount: { type: 'PERCENT', value: 15 } },
      ],
    });
  });
});

it('an empty store of Catalog V3 has the standard categories only', () => {
  const { catalog } = seeded('empty');
  expect(catalog.categories.map(({ slug }) => slug)).toEqual(['all-products', 'featured-products']);
  expect(catalog.products).toEqual([]);
});

it('a numbered seed has the prices of the currency, and shares brands and customizations', () => {
  const { catalog } = seeded(1000, 'JPY');
  expect(catalog.products).toHaveLength(1000);
  expect(catalog.brands).toEqual(shop.brands);
  expect(catalog.customizations.length).toBeLessThan(shop.customizations.length + 3);
  const [mug] = catalog.products;
  expect(mug?.variants[0]?.price).toBe(2800);
  expect(isUnique(catalog.inventoryItems.map(({ id }) => id))).toBe(true);
  expect(seeded(1000, 'JPY').catalog).toEqual(catalog);
});
