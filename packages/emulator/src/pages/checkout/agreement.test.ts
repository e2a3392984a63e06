import { expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { openCheckoutPage } from '../../testing/hosted-checkout.js';

it("shows the seller's messages and terms, and places the order only with consent", async () => {
  const { merchant, open, pay } = await openCheckoutPage(createEmulator(), {
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
  expect(page).toContain('Your card is saved');
  const refused = await pay();
  expect(refused.to).toMatch(/^\/hosted\/checkout\//);
  expect(refused.html).toContain('id="consent-error"');
  const { status, to } = await pay({ consent: 'given' });
  expect(status).toBe(303);
  const orderId = new URL(to).searchParams.get('orderId') ?? '';
  const { orderTransactions } = await merchant.send<{ orderTransactions: object }>(
    ...(['GET', `/ecom/v1/payments/orders/${orderId}`] as const),
  );
  expect(orderTransactions).toMatchObject({ payments: [{ regularPaymentDetails: { savedPaymentMethod: true } }] });
});

it('requires no consent if no seller requests one', async () => {
  const { open, pay } = await openCheckoutPage(createEmulator());
  expect(await open()).not.toContain('Before you order');
  expect((await pay()).status).toBe(303);
});
