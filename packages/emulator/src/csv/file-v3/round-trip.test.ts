import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { shopCatalog } from '../../seed/shop.js';
import { anyCatalog, storableCatalog } from '../../testing/catalog.js';
import type { CatalogV3 } from '../catalog-v3/catalog.js';
import { convertCatalog, convertCollection } from '../catalog-v3/convert-catalog.js';
import { standardCollections } from '../known-collections.js';
import { readCatalogV3 } from './read-catalog.js';
import { writeCatalogV3 } from './write-catalog.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const numRuns = repetitions({ sample: 10, full: 100, soak: 5000 });
const categories = standardCollections().map(convertCollection);
const write = (catalog: CatalogV3): string => writeCatalogV3(catalog, { html: ({ html = '' }) => html });
const read = (text: string): CatalogV3 => readCatalogV3(text, now, { categories });
const repeated = (catalog: CatalogV3): CatalogV3 => read(write(catalog));

/** Reduces a catalog to what the file format can contain, with names instead of IDs of entities. */
function held(catalog: CatalogV3): unknown {
  const toSlug = new Map(catalog.categories.map(({ id, slug }) => [id, slug]));
  const getName = new Map([...catalog.brands, ...catalog.ribbons].map(({ id, name }) => [id, name]));
  const getStock = new Map(catalog.inventoryItems.map((item) => [item.variantId, item]));
  const getCustomization = new Map(catalog.customizations.map((one) => [one.id, one]));
  const choices = (id: string, used: readonly { choiceId: string }[]) =>
    used.map(({ choiceId }) => {
      const { name, swatch } = getCustomization.get(id)!.choices.find((choice) => choice.id === choiceId)!;
      return { name, swatch };
    });
  return catalog.products.map(({ id, media, modifiers, name, options, variants, visible, ...product }) => ({
    id,
    name,
    visible,
    description: product.description,
    pricePerUnit: product.pricePerUnit,
    brand: getName.get(product.brandId ?? ''),
    ribbon: getName.get(product.ribbonId ?? ''),
    mainCategory: toSlug.get(product.mainCategoryId ?? ''),
    categories: new Set(
      catalog.categoryItems.flatMap(({ categoryId, itemId }) => (itemId === id ? [toSlug.get(categoryId)] : [])),
    ),
    media: media.map(({ altText, id: mediaId, url, video }) => [mediaId, url, video, altText]),
    options: options.map(({ choices: used, customizationId }) => {
      const { name: option, renderType } = getCustomization.get(customizationId)!;
      return { option, renderType, choices: choices(customizationId, used) };
    }),
    modifiers: modifiers.map(({ choices: used, customizationId, mandatory }) => {
      const { freeText, name: modifier, renderType } = getCustomization.get(customizationId)!;
      return { modifier, renderType, mandatory, freeText, choices: choices(customizationId, used) };
    }),
    variants: variants.map(({ choices: chosen, digitalFile: _, id: variantId, weight = 0, ...variant }) => {
      const { inStock, preorder, quantity } = getStock.get(variantId)!;
      return {
        ...variant,
        visible: options.length === 0 ? visible : variant.visible,
        weight,
        inStock,
        quantity,
        preorder,
        choices: chosen.map(({ choiceId, optionId }) => choices(optionId, [{ choiceId }])),
      };
    }),
  }));
}

describe('a catalog that is exported to a product file of Catalog V3 and imported again', () => {
  it('is unchanged in all that the file can hold', () => {
    fc.assert(
      fc.property(storableCatalog, (given) => {
        const catalog = convertCatalog(given, 'USD');
        expect(held(repeated(catalog))).toEqual(held(catalog));
      }),
      { numRuns },
    );
  }, 60_000);

  it('is accepted for any catalog, and is stable from the first round trip', () => {
    fc.assert(
      fc.property(anyCatalog, (given) => {
        const catalog = convertCatalog(given, 'USD');
        const once = repeated(catalog);
        expect(once.products.map(({ id }) => id)).toEqual(catalog.products.map(({ id }) => id));
        expect(write(repeated(once))).toBe(write(once));
      }),
      { numRuns },
    );
  }, 60_000);

  it('preserves the shop, with its IDs', () => {
    const shop = convertCatalog(shopCatalog(), 'USD');
    expect(held(repeated(shop))).toEqual(held(shop));
    const again = repeated(repeated(shop));
    expect(again).toEqual(repeated(shop));
    expect(again.brands).toEqual(
      shop.brands.map((brand) => ({
        ...brand,
        createdDate: expect.anything() as unknown,
        updatedDate: expect.anything() as unknown,
      })),
    );
  });

  it('has the rows of the platform’s file', () => {
    const rows = parse<Record<string, string>>(write(convertCatalog(shopCatalog(), 'USD')), {
      columns: true,
      bom: true,
    });
    const tee = rows.filter(({ handle }) => handle === rows.find(({ name }) => name === 'Everyday Tee')?.['handle']);
    expect(tee.map(({ fieldType }) => fieldType)).toEqual(
      [...tee.map(({ fieldType }) => fieldType)].sort(
        (a, b) => ['PRODUCT', 'VARIANT', 'MEDIA'].indexOf(a ?? '') - ['PRODUCT', 'VARIANT', 'MEDIA'].indexOf(b ?? ''),
      ),
    );
    const [product, variant] = tee;
    expect(product).toMatchObject({
      handle: expect.stringMatching(/^Product_[0-9a-f-]{36}$/) as unknown,
      visible: 'true',
      price: '',
      inventory: '',
      preOrderEnabled: '',
      brand: 'Alder & Finch',
      categorySlugs: 'apparel;featured-products',
      primaryCategorySlug: 'apparel',
      productOptionName1: 'Color',
      productOptionType1: 'SWATCH_CHOICES',
      productOptionType2: 'TEXT_CHOICES',
    });
    expect(product?.['productOptionChoices1']).toMatch(/^#[0-9a-f]{6}:Oat;#[0-9a-f]{6}:Ink;/);
    expect(variant).toMatchObject({
      visible: 'true',
      price: '38',
      strikethroughPrice: '',
      preOrderEnabled: 'false',
      productOptionName1: 'Color',
      productOptionChoices1: 'Oat',
      productOptionName2: 'Size',
    });
    const pair = rows.find(({ name }) => name === 'Espresso Pair');
    expect(pair).toMatchObject({ price: '28.9', strikethroughPrice: '34', inventory: '41', productOptionName1: '' });
    const card = rows.find(({ name }) => name === 'Alder & Finch Gift Card');
    expect(card).toMatchObject({
      modifierName1: 'Recipient’s email',
      modifierType1: 'FREE_TEXT',
      modifierCharLimit1: '120',
      modifierMandatory1: 'true',
      modifierDescription1: 'Recipient’s email',
    });
  });

  it('is exported and imported by an emulator', () => {
    const csv = createEmulator({ catalogVersion: 'v3' }).exportCatalog();
    expect(csv).toMatch(/^\uFEFFhandle,fieldType,name,visible,plainDescription,[^\r\n]*\n/);
    const again = createEmulator({ catalogVersion: 'v3', seed: { csv } }).exportCatalog();
    expect(parse(again, { columns: true, bom: true })).toEqual(parse(csv, { columns: true, bom: true }));
  });
});
