import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ChannelType as ofCart } from '@wix/auto_sdk_ecom_cart';
import { ChannelType as ofCartV2 } from '@wix/auto_sdk_ecom_cart-v-2';
import { ChannelType as ofCheckout } from '@wix/auto_sdk_ecom_checkout';
import { ChannelType as ofCheckoutTemplates } from '@wix/auto_sdk_ecom_checkout-templates';
import { ChannelType as ofCurrentCart } from '@wix/auto_sdk_ecom_current-cart';
import { ChannelType as ofCurrentCartV2 } from '@wix/auto_sdk_ecom_current-cart-v-2';
import { ChannelType as ofOrders } from '@wix/auto_sdk_ecom_orders';
import { ChannelType as ofPaymentSettings } from '@wix/auto_sdk_ecom_payment-settings';
import { ChannelType as ofSubscriptionContracts } from '@wix/auto_sdk_ecom_subscription-contracts';
import { expect, test } from 'vitest';

const enumerations = [
  ...[ofCart, ofCartV2, ofCheckout, ofCheckoutTemplates, ofCurrentCart, ofCurrentCartV2, ofOrders],
  ...[ofPaymentSettings, ofSubscriptionContracts],
];
const channels = [...new Set(enumerations.flatMap((values): string[] => Object.values(values)))];

const emulator = createEmulator({ catalogVersion: 'v3', cartV1: 'available', seed: 'empty' });

async function post(path: string, body: object): Promise<{ status: number; text: string }> {
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };
  const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await emulator.fetch(request);
  return { status: response.status, text: await response.text() };
}

const line = { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 1 };

const createCart = async (): Promise<string> => {
  const { text } = await post('/ecom/v1/carts', { customLineItems: [{ ...line, price: '5.00' }] });
  return (JSON.parse(text) as { cart: { id: string } }).cart.id;
};

const calls: Readonly<Record<string, (channelType: string) => ReturnType<typeof post>>> = {
  'a checkout of a cart': async (channelType) =>
    post(`/ecom/v1/carts/${await createCart()}/create-checkout`, { channelType }),
  'a checkout': (channelType) =>
    post('/ecom/v1/checkouts', { channelType, customLineItems: [{ ...line, price: '5.00' }] }),
  'a Cart V2': (channelType) => post('/ecom/v2/carts', { cart: { source: { channelType } } }),
  'an order': (type) =>
    post('/ecom/v1/orders', {
      order: {
        channelInfo: { type },
        priceSummary: {},
        lineItems: [{ ...line, price: { amount: '5.00' } }],
      },
    }),
};

test.each(Object.entries(calls))(
  '%s has every sales channel of the official modules, and no other',
  async (_, call) => {
    expect(channels).toContain('UCP_AGENTIC_CHECKOUT');
    for (const channel of channels) {
      const { status, text } = await call(channel);
      expect([channel, status, text.includes(channel) || text.includes('checkoutId')]).toEqual([channel, 200, true]);
    }
    for (const unknown of ['', 'web', 'TELEPHONE']) expect((await call(unknown)).status).toBe(400);
  },
);
