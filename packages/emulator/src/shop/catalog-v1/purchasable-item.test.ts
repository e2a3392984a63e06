import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { seedTenant } from '../../seed/seed-tenant.js';
import { ControlledClock } from '../../kernel/state/clock.js';
import { TenantState } from '../../kernel/state/tenant-state.js';
import { findPurchasableItem } from './purchasable-item.js';
import { storesAppIds } from '../line-items/catalog-reference.js';
import { takeStock } from './take-stock.js';
import { noVariantId, products, type StoredProduct } from './product.js';
import { getVariants } from './variant.js';

const appId = storesAppIds[0] ?? '';
let tenant: TenantState;

const bySlug = (slug: string): StoredProduct => {
  for (const product of products(tenant).values()) if (product.slug === slug) return product;
  throw new Error(`There is no ${slug}.`);
};
const find = (slug: string, options?: Record<string, unknown>) =>
  findPurchasableItem(tenant, { appId, catalogItemId: bySlug(slug).id, ...(options && { options }) });
const variantId = (slug: string, ...choices: string[]): string =>
  getVariants(bySlug(slug)).find((variant) => Object.values(variant.choices).join() === choices.join())?.id ?? '';

beforeEach(() => {
  tenant = new TenantState({ clientId: 'test' }, new ControlledClock());
  seedTenant(tenant);
});

describe('purchasable items', () => {
  it('has the price with and without the discount, to the cent', () => {
    expect(find('espresso-pair')).toMatchObject({
      found: true,
      item: {
        variantId: noVariantId,
        unitPrice: '28.90',
        fullUnitPrice: '34.00',
        inStock: 41,
        availability: 'AVAILABLE',
      },
    });
    expect(find('nesting-bowls-set-of-three')).toMatchObject({
      item: { unitPrice: '62.00', fullUnitPrice: '74.00' },
    });
  });

  it('is a variant, by id, by the choices’ names or by their colors', () => {
    const moss = {
      name: 'Everyday Tee',
      options: [
        { name: 'Color', value: 'Moss', color: '#707d50' },
        { name: 'Size', value: 'M' },
      ],
      image: { id: 'cw-everyday-tee-moss-01' },
    };
    const byId = find('everyday-tee', { variantId: variantId('everyday-tee', 'Moss', 'M') });
    expect(byId).toMatchObject({ found: true, item: moss });
    expect(find('everyday-tee', { options: { Color: 'Moss', Size: 'M' } })).toEqual(byId);
    expect(find('everyday-tee', { options: { Size: 'M', Color: '#707d50' } })).toEqual(byId);
    expect(find('hearth-skillet', { options: { Diameter: '12 in' } })).toMatchObject({
      item: { unitPrice: '144.00', weight: 8.8, sku: 'AF-KT-007-12IN', inStock: 4 },
    });
  });

  it('reports missing choices and texts', () => {
    expect(find('everyday-tee')).toEqual({ found: false, reason: 'VARIANT_REQUIRED' });
    expect(find('everyday-tee', { options: { Color: 'Moss' } })).toEqual({ found: false, reason: 'VARIANT_REQUIRED' });
    expect(find('everyday-tee', { options: { Color: 'Moss', Size: 'Huge' } })).toEqual({
      found: false,
      reason: 'UNKNOWN_VARIANT',
    });
    expect(find('wax-canvas-pouch', { options: { Color: 'Slate', Size: 'Small' } })).toEqual({
      found: false,
      reason: 'UNKNOWN_VARIANT',
    });
    expect(find('luggage-tag', { customTextFields: { 'Name on the tag': '  ' } })).toEqual({
      found: false,
      reason: 'MODIFIER_REQUIRED',
    });
    expect(find('luggage-tag', { customTextFields: { 'Name on the tag': 'Ada' } })).toMatchObject({
      item: { customTextFields: [{ title: 'Name on the tag', value: 'Ada' }] },
    });
    expect(find('archive-anorak', { options: { Size: 'M' } })).toEqual({ found: false, reason: 'NOT_FOUND' });
    expect(findPurchasableItem(tenant, { appId, catalogItemId: 'nothing' })).toEqual({
      found: false,
      reason: 'NOT_FOUND',
    });
    expect(findPurchasableItem(tenant, { appId: 'other', catalogItemId: bySlug('espresso-pair').id })).toEqual({
      found: false,
      reason: 'NOT_FOUND',
    });
  });

  it('distinguishes sold out from pre-order', () => {
    expect(find('orange-blossom-candle')).toMatchObject({ item: { availability: 'NOT_AVAILABLE', inStock: 0 } });
    expect(find('cloud-bath-salts')).toMatchObject({ item: { availability: 'NOT_AVAILABLE', inStock: 0 } });
    expect(find('pedestal-cake-stand')).toMatchObject({ item: { availability: 'PREORDER', inStock: 30 } });
    expect(find('spindle-chair', { options: { Finish: 'Black' } })).toMatchObject({
      item: { availability: 'PREORDER', inStock: 12 },
    });
    expect(find('garden-incense')).toMatchObject({ item: { availability: 'AVAILABLE', inStock: 'unlimited' } });
    expect(
      find('alder-finch-gift-card', {
        options: { Amount: '$50' },
        customTextFields: { 'Recipient’s email': ' ada@example.com ', 'Your note': 'Not an address' },
      }),
    ).toMatchObject({ item: { productType: 'gift_card', unitPrice: '50.00' } });
  });

  it.each(['ada', 'ada@', 'ada@example', 'ada@example.com, eve@example.com'])(
    'a gift card is not found for the recipient %j',
    (recipient) => {
      const options = { options: { Amount: '$50' }, customTextFields: { 'Recipient’s email': recipient } };
      expect(find('alder-finch-gift-card', options)).toEqual({ found: false, reason: 'INVALID_RECIPIENT' });
    },
  );
});

describe('taking stock', () => {
  const item = (slug: string, quantity: number, id = noVariantId) => ({
    catalogItemId: bySlug(slug).id,
    variantId: id,
    quantity,
  });

  it('deducts all items or none', () => {
    const small = variantId('hearth-skillet', '8 in');
    takeStock(tenant, [item('espresso-pair', 2), item('hearth-skillet', 15, small)]);
    expect(find('espresso-pair')).toMatchObject({ item: { inStock: 39 } });
    expect(find('hearth-skillet', { variantId: small })).toMatchObject({
      item: { inStock: 0, availability: 'NOT_AVAILABLE' },
    });
    expect(() => takeStock(tenant, [item('espresso-pair', 1), item('hearth-skillet', 1, small)])).toThrow(
      ApplicationError,
    );
    expect(find('espresso-pair')).toMatchObject({ item: { inStock: 39 } });
  });

  it('counts items of one product together', () => {
    expect(() => takeStock(tenant, [item('paring-knife-no-3', 2), item('paring-knife-no-3', 2)])).toThrow(
      'exceeds the quantity in stock',
    );
    expect(find('paring-knife-no-3')).toMatchObject({ item: { inStock: 3 } });
  });

  it('counts pre-orders', () => {
    takeStock(tenant, [item('pedestal-cake-stand', 29)]);
    expect(find('pedestal-cake-stand')).toMatchObject({ item: { availability: 'PREORDER', inStock: 1 } });
    expect(() => takeStock(tenant, [item('pedestal-cake-stand', 2)])).toThrow('exceeds the quantity in stock');
  });

  it('ignores items without tracked inventory', () => {
    takeStock(tenant, [item('garden-incense', 5000)]);
    expect(find('garden-incense')).toMatchObject({ item: { inStock: 'unlimited' } });
  });

  it('never falls below zero, and is reduced by exactly the granted quantities', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 12 }), (quantities) => {
        seedTenant(tenant);
        let left = 41;
        for (const quantity of quantities) {
          if (quantity <= left) {
            takeStock(tenant, [item('espresso-pair', quantity)]);
            left -= quantity;
          } else {
            expect(() => takeStock(tenant, [item('espresso-pair', quantity)])).toThrow(ApplicationError);
          }
          expect(bySlug('espresso-pair').stock.quantity).toBe(left);
        }
      }),
      { numRuns: 30 },
    );
  });
});
