import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import * as discountRules from '@wix/auto_sdk_ecom_discount-rules';
import { expect, test } from 'vitest';
import { openMerchant } from '../harness/merchants.js';
import { official, ours } from '../harness/sides.js';
import { emulatorFetch } from './platform.js';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

test.each([official, ours])(
  'the $name SDK creates, finds, updates and deletes discount rules, and carts contain their discounts',
  async (side) => {
    const emulator = createEmulator({ catalogVersion: 'v1' });
    const client = openMerchant(side, { fetch: emulatorFetch(emulator), apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID });
    const { product } = await client.products.createProduct({
      name: 'Lamp',
      productType: 'physical',
      priceData: { price: 80 },
    });
    const catalogItemId = product?._id ?? '';
    const scopes = [
      {
        _id: 'lamp',
        type: discountRules.ScopeType.CATALOG_ITEM,
        catalogItemFilter: { catalogAppId: storesApp, catalogItemIds: [catalogItemId] },
      },
    ];
    const rule = await client.discountRules.createDiscountRule({
      active: true,
      name: 'Two or more',
      trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 2, scopes } },
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            discountType: 'PERCENTAGE',
            percentage: 25,
            specificItemsInfo: { scopes },
          },
        ],
      },
    });
    const id = rule._id ?? '';
    expect(rule).toMatchObject({ name: 'Two or more', status: 'LIVE', revision: '1', usageCount: 0 });
    expect(rule._createdDate).toBeInstanceOf(Date);
    const nested = {
      triggerType: 'AND',
      and: { triggers: [{ or: { triggers: [] } }, { subtotalRange: { from: '1' } }] },
    };
    await expect(
      client.discountRules.createDiscountRule({
        name: 'Nested',
        trigger: nested as discountRules.DiscountTrigger,
        discounts: { values: [{ fixedAmount: '1' }] },
      }),
    ).rejects.toMatchObject({
      details: { validationError: { fieldViolations: [{ ruleName: 'OPERATOR_TOO_DEEPLY_NESTED' }] } },
    });
    const lineItems = [{ quantity: 2, catalogReference: { appId: storesApp, catalogItemId } }];
    const { _id: cartId = '' } = await client.cart.createCart({ lineItems });
    const discount = async () => (await client.cart.estimateTotals(cartId ?? '')).priceSummary?.discount?.amount;
    expect(await discount()).toBe('40.00');
    const { items } = await client.discountRules
      .queryDiscountRules()
      .startsWith('name', 'Two')
      .gt('revision', '0')
      .find();
    expect(items.map(({ _id }) => _id)).toEqual([id]);
    const changed = await client.discountRules.updateDiscountRule(id, {
      revision: rule.revision ?? null,
      name: 'Pair',
      active: false,
    });
    expect([changed.name, changed.revision, await discount()]).toEqual(['Pair', '2', '0.00']);
    expect((await client.discountRules.getDiscountRule(id)).discounts).toEqual(rule.discounts);
    await client.discountRules.deleteDiscountRule(id);
    await expect(client.discountRules.getDiscountRule(id)).rejects.toMatchObject({
      details: { applicationError: { code: 'DISCOUNT_RULE_NOT_FOUND' } },
    });
  },
);
