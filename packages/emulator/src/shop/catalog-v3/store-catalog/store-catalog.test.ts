import { beforeEach, describe, expect, it } from 'vitest';
import { applySeed } from '../../../apply-seed.js';
import { ControlledClock } from '../../../kernel/state/clock.js';
import { TenantState } from '../../../kernel/state/tenant-state.js';
import type { StockItem, StoreCatalog } from '../../catalogs/catalog.js';
import { storesAppIds } from '../../line-items/catalog-reference.js';
import { getCatalog, storeCatalog } from '../../tenant-catalogs/get-catalog.js';
import { allProductsCategoryId, categories } from '../categories/category.js';
import { type StoredCustomization, customizations } from '../customizations/customization.js';
import { changeInventoryItem, findInventoryItem } from '../inventory/set-inventory-item.js';
import { type StoredProduct, products } from '../products/product.js';

const [appId = ''] = storesAppIds;
let tenant: TenantState;
let catalog: StoreCatalog;

beforeEach(() => {
  tenant = new TenantState({ clientId: 'test' }, new ControlledClock());
  applySeed(tenant, { seed: 'shop', catalogVersion: 'v3', currency: undefined });
  catalog = storeCatalog(tenant);
  tenant.commit();
});

const bySlug = (slug: string): StoredProduct => [...products(tenant).values()].find((one) => one.slug === slug)!;
const change = (slug: string, changes: Partial<StoredProduct>) => products(tenant).put({ ...bySlug(slug), ...changes });
const variantId = (slug: string, ...choices: string[]): string => {
  const names = (optionId: string, choiceId: string) =>
    customizations(tenant)
      .get(optionId)
      ?.choices.find(({ id }) => id === choiceId)?.name;
  const variant = bySlug(slug).variants.find(
    (one) => one.choices.map(({ choiceId, optionId }) => names(optionId, choiceId)).join() === choices.join(),
  );
  return variant!.id;
};
const find = (slug: string, options: object = { variantId: variantId(slug) }) => {
  const reference = { appId, catalogItemId: bySlug(slug).id, options: { ...options } };
  return getCatalog(tenant, reference).find(reference);
};
const getStock = (id: string) => findInventoryItem(tenant, id)!;
const setStock = (id: string, quantity: number) => changeInventoryItem(tenant, getStock(id), { stock: { quantity } });
const unit = (slug: string, quantity: number, id = variantId(slug)): StockItem => ({
  catalogItemId: bySlug(slug).id,
  variantId: id,
  quantity,
});

describe('items of Catalog V3', () => {
  it('have the price, and the price to compare with as the full price', () => {
    expect(find('espresso-pair')?.facts).toMatchObject({
      name: 'Espresso Pair',
      unitPrice: '28.90',
      fullUnitPrice: '34.00',
      available: 41,
      found: true,
      slug: 'espresso-pair',
      itemType: 'PHYSICAL',
      shippable: true,
      descriptions: [],
    });
  });

  it('are variants, with their choices, colors and image', () => {
    const id = variantId('everyday-tee', 'Moss', 'M');
    expect(find('everyday-tee', { variantId: id })).toMatchObject({
      stockId: id,
      facts: {
        variantId: id,
        image: { id: 'cw-everyday-tee-moss-01' },
        descriptions: [
          { name: 'Color', value: 'Moss', color: '#707d50' },
          { name: 'Size', value: 'M' },
        ],
      },
    });
  });

  it('need a visible variant of a visible product', () => {
    const id = variantId('espresso-pair');
    expect(find('espresso-pair', {})).toBeUndefined();
    expect(find('espresso-pair', { variantId: variantId('everyday-tee', 'Moss', 'M') })).toBeUndefined();
    expect(find('everyday-tee', { options: { Color: 'Moss', Size: 'M' } })).toBeUndefined();
    const [variant] = bySlug('espresso-pair').variants;
    change('espresso-pair', { variants: [{ ...variant!, visible: false }] });
    expect(find('espresso-pair', { variantId: id })).toBeUndefined();
    change('espresso-pair', { variants: [variant!], visible: false });
    expect(find('espresso-pair', { variantId: id })).toBeUndefined();
  });

  it('need a file if they are digital, unless they are gift cards', () => {
    expect(find('supper-songs')?.facts).toMatchObject({ itemType: 'DIGITAL', shippable: false, available: null });
    const [variant] = bySlug('supper-songs').variants;
    const { digitalFile: _, ...withoutFile } = variant!;
    change('supper-songs', { variants: [withoutFile] });
    expect(find('supper-songs')).toBeUndefined();
    const amount = variantId('alder-finch-gift-card', '$50');
    const recipient = (text: string) => ({ variantId: amount, customTextFields: { 'Recipient’s email': text } });
    expect(find('alder-finch-gift-card', recipient('iris@demo.example'))?.facts).toMatchObject({
      itemType: 'GIFT_CARD',
      unitPrice: '50.00',
    });
    expect(find('alder-finch-gift-card', recipient('iris'))).toBeUndefined();
    expect(find('alder-finch-gift-card', { variantId: amount })).toBeUndefined();
  });

  it('belong to their categories, their ancestors and the category of all products', () => {
    const { mainCategoryId = '' } = bySlug('first-light-mug');
    const [parent] = [...categories(tenant).values()].filter(({ slug }) => slug === 'living');
    categories(tenant).put({ ...categories(tenant).get(mainCategoryId)!, parentId: parent!.id });
    const ids = find('first-light-mug', { variantId: variantId('first-light-mug', 'Clay') })?.facts.collectionIds;
    expect(ids).toEqual(expect.arrayContaining([mainCategoryId, parent!.id, allProductsCategoryId]));
  });

  it('can be limited to members', () => {
    change('espresso-pair', { membersOnly: true });
    expect(find('espresso-pair')?.facts.membersOnly).toBe(true);
  });
});

describe('modifiers of Catalog V3', () => {
  const entity = { revision: 1, createdDate: '2026-01-01T00:00:00.000Z', updatedDate: '2026-01-01T00:00:00.000Z' };
  const base = { ...entity, type: 'MODIFIER', choices: [] } as const;
  const wrapping: StoredCustomization = {
    ...base,
    id: 'wrapping',
    name: 'Wrapping',
    key: 'wrap',
    renderType: 'SWATCH_CHOICES',
    choices: [
      { id: 'red', name: 'Red paper', key: 'red-paper', swatch: { type: 'ONE_COLOR', color: '#ff0000' } },
      { id: 'box', name: 'Box', key: 'box', swatch: { type: 'CHOICE_TEXT' } },
      { id: 'gold', name: 'Gold', key: 'gold', swatch: { type: 'CHOICE_TEXT' } },
    ],
  };
  const engraving: StoredCustomization = {
    ...base,
    id: 'engraving',
    name: 'Engraving',
    key: 'engraving',
    renderType: 'FREE_TEXT',
    freeText: { title: 'Your text', key: 'text', minLength: 2, maxLength: 5, addedPrice: 7.5 },
  };

  beforeEach(() => {
    customizations(tenant).put(wrapping);
    customizations(tenant).put(engraving);
    const image = { id: 'box-image', width: 1, height: 1, altText: '' };
    change('espresso-pair', {
      media: [...bySlug('espresso-pair').media, image],
      modifiers: [
        {
          customizationId: 'wrapping',
          mandatory: true,
          choices: [
            { choiceId: 'red', addedPrice: 0.35 },
            { choiceId: 'box', addedPrice: 4, mediaIds: ['box-image'] },
          ],
        },
        { customizationId: 'engraving', mandatory: false, choices: [] },
      ],
    });
  });
  const withChoices = (options?: object, customTextFields?: object) =>
    find('espresso-pair', { variantId: variantId('espresso-pair'), options, customTextFields });

  it('add their prices, and are description lines with colors', () => {
    expect(withChoices({ wrap: 'red-paper' }, { text: 'Ada L.' })?.facts).toMatchObject({
      unitPrice: '36.75',
      fullUnitPrice: '41.85',
      descriptions: [
        { name: 'Wrapping', value: 'Red paper', color: '#ff0000' },
        { name: 'Your text', value: 'Ada L' },
      ],
    });
    expect(withChoices({ wrap: 'box' })?.facts).toMatchObject({ unitPrice: '32.90', image: { id: 'box-image' } });
  });

  it('make other line items', () => {
    const getKey = (...given: Parameters<typeof withChoices>) => {
      const facts = withChoices(...given)!.facts;
      return catalog.getKey({ appId, catalogItemId: bySlug('espresso-pair').id }, facts);
    };
    const keys = [getKey({ wrap: 'box' }), getKey({ wrap: 'red-paper' }), getKey({ wrap: 'box' }, { text: 'Ada' })];
    expect(new Set(keys).size).toBe(3);
    expect(getKey({ wrap: 'box', Color: 'Red' }, { other: 'x' })).toBe(keys[0]);
  });

  it('are refused if a mandatory one is missing, a choice is not offered, or a text is too short', () => {
    expect(withChoices()).toBeUndefined();
    expect(withChoices({ wrap: '' })).toBeUndefined();
    expect(withChoices({ wrap: 'gold' })).toBeUndefined();
    expect(withChoices({ wrap: 'Box' })).toBeUndefined();
    expect(withChoices({ wrap: 'box' }, { text: 'A' })).toBeUndefined();
    expect(withChoices({ wrap: 'box' }, { text: '  ' })).toBeDefined();
  });
});

describe('subscriptions of Catalog V3', () => {
  const monthly = { id: 'monthly', title: 'Monthly', visible: true, frequency: 'MONTH', interval: 2 } as const;
  const buy = (subscriptionOptionId?: string) =>
    find('espresso-pair', { variantId: variantId('espresso-pair'), subscriptionOptionId });

  it('are required unless the product is also sold once, and reduce the price', () => {
    const subscriptions = [
      { ...monthly, billingCycles: 6, discount: { type: 'PERCENT', value: 15 } } as const,
      { ...monthly, id: 'hidden', visible: false },
      { ...monthly, id: 'cheap', discount: { type: 'AMOUNT', value: 100 } } as const,
    ];
    change('espresso-pair', { subscriptions, allowOneTimePurchases: false });
    expect(buy()).toBeUndefined();
    expect(buy('hidden')).toBeUndefined();
    expect(buy('monthly')?.facts).toMatchObject({
      unitPrice: '24.57',
      fullUnitPrice: '34.00',
      subscription: {
        id: 'monthly',
        title: 'Monthly',
        subscriptionSettings: { frequency: 'MONTH', interval: 2, billingCycles: 6, autoRenewal: false },
      },
    });
    expect(buy('cheap')?.facts.unitPrice).toBe('0.00');
    change('espresso-pair', { allowOneTimePurchases: true });
    expect(buy()?.facts.unitPrice).toBe('28.90');
  });
});

describe('stock of Catalog V3', () => {
  const slug = 'espresso-pair';

  it('is taken from the inventory item of the default location, all or nothing', () => {
    const [id, other] = [variantId(slug), variantId('everyday-tee', 'Moss', 'M')];
    const before = [getStock(id), getStock(other)];
    expect(() => catalog.takeStock([unit(slug, 40), unit(slug, 2), unit('everyday-tee', 1, other)])).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_INVENTORY', kind: 'failedPrecondition' }),
    );
    expect([getStock(id), getStock(other)]).toEqual(before);
    catalog.takeStock([unit(slug, 40), unit(slug, 1)]);
    expect(getStock(id)).toMatchObject({ quantity: 0, reason: 'ORDER', revision: 2 });
    expect(find(slug)?.facts.available).toBe(0);
    catalog.returnStock([unit(slug, 3)]);
    expect(getStock(id)).toMatchObject({ quantity: 3, reason: 'REVERT_INVENTORY_CHANGE' });
  });

  it('is refused for a variant without an inventory item, and not limited without a count', () => {
    const id = variantId(slug);
    changeInventoryItem(tenant, getStock(id), { stock: { inStock: true } });
    expect(find(slug)).toMatchObject({ facts: { available: null } });
    expect(find(slug)?.stockId).toBeUndefined();
    catalog.takeStock([unit(slug, 1_000_000)]);
    catalog.returnStock([unit(slug, 1)]);
    expect(getStock(id).quantity).toBeUndefined();
    changeInventoryItem(tenant, getStock(id), { stock: { inStock: false } });
    expect(find(slug)?.facts.available).toBe(0);
    expect(() => catalog.takeStock([{ ...unit(slug, 1), variantId: 'none' }])).toThrow();
  });

  it('counts pre-orders up to the limit, and reverts them first', () => {
    const id = variantId(slug);
    const preorder = { enabled: true, limit: 5, counter: 0 };
    changeInventoryItem(tenant, getStock(id), { stock: { quantity: 2 }, preorder });
    expect(find(slug)?.facts.available).toBe(2);
    expect(() => catalog.takeStock([unit(slug, 3)])).toThrow();
    catalog.takeStock([unit(slug, 2), unit(slug, 4)]);
    expect(getStock(id)).toMatchObject({ quantity: 0, preorder: { counter: 4 } });
    expect(find(slug)?.facts.available).toBe(1);
    expect(() => catalog.takeStock([unit(slug, 2)])).toThrow();
    expect(() => catalog.takeStock([{ ...unit(slug, 1), early: false }])).toThrow();
    catalog.returnStock([unit(slug, 5)]);
    expect(getStock(id)).toMatchObject({ quantity: 1, preorder: { counter: 0 } });
  });

  it('reports restocked items, not pre-orders', () => {
    const [id, catalogItemId] = [variantId(slug), bySlug(slug).id];
    setStock(id, 0);
    tenant.commit();
    changeInventoryItem(tenant, getStock(id), { preorder: { enabled: true, limit: 5, counter: 0 } });
    expect(catalog.restocked(tenant)({ catalogItemId, variantId: id })).toBe(false);
    setStock(id, 1);
    expect(catalog.restocked(tenant)({ catalogItemId, variantId: id })).toBe(true);
    expect(catalog.restocked(tenant)({ catalogItemId })).toBe(true);
    expect(catalog.restocked(tenant)({ catalogItemId: bySlug('supper-songs').id })).toBe(false);
    tenant.commit();
    change(slug, { visible: false });
    tenant.commit();
    change(slug, { visible: true });
    expect(catalog.restocked(tenant)({ catalogItemId })).toBe(true);
  });
});

describe('names and pages of Catalog V3', () => {
  it('has the variant of a reference, and the page of a visible product', () => {
    const [id, catalogItemId] = [variantId('espresso-pair'), bySlug('espresso-pair').id];
    expect(catalog.getName({ appId, catalogItemId, options: { variantId: id } })).toEqual({
      catalogItemId,
      variantId: id,
    });
    expect(catalog.getName({ appId, catalogItemId })).toEqual({ catalogItemId });
    const code = (code: string): unknown => expect.objectContaining({ code });
    expect(() => catalog.getName({ appId, catalogItemId: 'none' })).toThrow(code('PRODUCT_NOT_FOUND'));
    expect(() => catalog.getName({ appId, catalogItemId, options: { variantId: 'none' } })).toThrow(
      code('INVALID_CATALOG_REFERENCE_OPTIONS'),
    );
    expect(catalog.toSlug(catalogItemId)).toBe('espresso-pair');
    expect(catalog.findPage('espresso-pair')).toMatchObject({ name: 'Espresso Pair', price: 28.9 });
    change('espresso-pair', { visible: false });
    expect(catalog.findPage('espresso-pair')).toBeUndefined();
  });
});
