import type { Emulator } from '../protocol/emulator.js';
import { Merchant } from './merchant.js';
import { type Body, newShopper } from './shopper.js';

const address = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine: '12 Pike Street',
  city: 'Seattle',
  country: 'US',
  'subdivision-US': 'US-WA',
  postalCode: '98101',
};

/** Opens the hosted checkout page of a meal with these seller messages, and with the shipping address filled in. */
export async function openCheckoutPage(emulator: Emulator, expected: object = {}) {
  const [shopper, merchant] = [await newShopper(emulator), new Merchant(emulator)];
  const meal = { productName: { original: 'Dinner' }, itemType: { custom: 'MEAL' }, price: '40.00', quantity: 1 };
  const { body } = await shopper.call<Body & { checkout: { id: string } }>('POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    customLineItems: [{ ...meal, ...expected }],
  });
  const session = await shopper.call<Body & { redirectSession: { fullUrl: string } }>(
    ...(['POST', '/_api/redirects-api/v1/redirect-session'] as const),
    { ecomCheckout: { checkoutId: body.checkout.id }, callbacks: { thankYouPageUrl: 'http://localhost:5173/thanks' } },
  );
  const url = session.body.redirectSession.fullUrl;
  const open = async () => (await emulator.fetch(new Request(url))).text();
  const pay = async (fields: Record<string, string> = {}) => {
    const hidden = [...(await open()).matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g)];
    const known = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const form = { ...known, ...address, action: 'pay', payment: 'card-approved', ...fields };
    const response = await emulator.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(form) }));
    const to = response.headers.get('location') ?? '';
    return { status: response.status, html: to.startsWith('/hosted/') ? await open() : await response.text(), to };
  };
  await pay({ action: 'update' });
  return { merchant, open, pay };
}
