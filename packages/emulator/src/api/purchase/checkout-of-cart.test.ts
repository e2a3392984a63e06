import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { byId, current, portland, shopperWith } from '../../testing/cart-v2.js';
import { Merchant } from '../../testing/merchant.js';

interface Checkout {
  giftCard?: { obfuscatedCode: string };
  billingInfo?: { address: object };
  membershipOptions: { selectedMemberships: { memberships: object[] } };
}

test('a V1 checkout has the gift card, billing address and memberships that Cart V2 set', async () => {
  const emulator = createEmulator();
  const merchant = new Merchant(emulator);
  const { catalogItemId, options } = await catalogItem(emulator);
  const { cart, shopper } = await shopperWith(emulator, catalogItemId, 1, options);
  const checkOut = async () => {
    const id = await shopper.checkOut();
    return (await shopper.call<{ checkout: Checkout }>('GET', `/ecom/v1/checkouts/${id}`)).body.checkout;
  };
  expect(await checkOut()).not.toHaveProperty('giftCard');
  const visit = {
    name: { original: 'Visit' },
    quantityInfo: { requestedQuantity: 1 },
    pricing: { price: { amount: '9.00' } },
    attributes: { itemType: { preset: 'SERVICE' } },
    paymentConfig: { paymentOption: 'MEMBERSHIP' },
  };
  const { body } = await byId(merchant, 'POST', cart.id, 'add-line-items', { customItems: [visit] });
  const existingMembership = { appId: 'club', membershipId: 'ten-visits' };
  const lineItemId = body.cart.lineItems[1]?.id;
  const lineItems = [{ lineItemId, membershipPayment: { existingMembership } }];
  await current(shopper, 'POST', 'update-line-items', { lineItems });
  await current(shopper, 'POST', 'add-gift-card', { giftCard: { code: 'GIFT-GOOD-0050' } });
  await current(shopper, 'PATCH', '', { cart: { paymentInfo: { billingAddress: portland } } });
  expect(await checkOut()).toMatchObject({
    giftCard: { obfuscatedCode: '**********0050' },
    billingInfo: { address: portland },
    membershipOptions: { selectedMemberships: { memberships: [{ appId: 'club', id: 'ten-visits' }] } },
  });
});
