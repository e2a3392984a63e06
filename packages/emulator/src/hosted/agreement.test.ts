import { expect, it } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import { Merchant } from '../testing/merchant.js';
import { type Answer, newShopper } from '../testing/shopper.js';

const address = {
  ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', addressLine: '12 Pike Street' },
  ...{ city: 'Seattle', country: 'US', 'subdivision-US': 'US-WA', postalCode: '98101' },
};

/** The checkout page of a meal, of which the seller says these things. */
async function openPage(said: object) {
  const emulator = createEmulator();
  const [shopper, merchant] = [await newShopper(emulator), new Merchant(emulator)];
  const meal = { productName: { original: 'Dinner' }, itemType: { custom: 'MEAL' }, price: '40.00', quantity: 1 };
  const { body } = await shopper.call<Answer & { checkout: { id: string } }>('POST', '/ecom/v1/checkouts', {
    ...{ channelType: 'WEB', customLineItems: [{ ...meal, ...said }] },
  });
  const session = await shopper.call<Answer & { redirectSession: { fullUrl: string } }>(
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
    return { status: response.status, html: await response.text(), to: response.headers.get('location') ?? '' };
  };
  await pay({ action: 'update' });
  return { merchant, open, pay };
}

it('shows what the seller wants the buyer to know and to agree to, and places no order before', async () => {
  const { merchant, open, pay } = await openPage({
    policies: [{ title: 'Guests', content: 'No <dogs>.' }, { content: 'No cats.' }],
    consentRequiredPaymentPolicy: 'We charge no-shows.',
    priceDescription: { original: 'From $40' },
    modifierGroups: [{ name: { original: 'Sides' }, modifiers: [{ label: { original: 'Rice' }, quantity: 2 }] }],
    savePaymentMethod: true,
  });
  const page = await open();
  for (const text of ['Guests', 'No &lt;dogs&gt;.', 'No cats.', 'We charge no-shows.', 'From $40', 'Sides: 2 × Rice']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('Your card is kept');
  const refused = await pay();
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('id="consent-error"');
  const { status, to } = await pay({ consent: 'given' });
  expect(status).toBe(303);
  const orderId = new URL(to).searchParams.get('orderId') ?? '';
  const { orderTransactions } = await merchant.done<{ orderTransactions: object }>(
    ...(['GET', `/ecom/v1/payments/orders/${orderId}`] as const),
  );
  expect(orderTransactions).toMatchObject({ payments: [{ regularPaymentDetails: { savedPaymentMethod: true } }] });
});

it('asks for nothing where sellers want nothing', async () => {
  const { open, pay } = await openPage({});
  expect(await open()).not.toContain('Before you order');
  expect((await pay()).status).toBe(303);
});
