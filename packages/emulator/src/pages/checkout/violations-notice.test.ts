import { expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { openCheckoutPage } from '../../testing/hosted-checkout.js';
import { send } from '../../testing/visitor.js';

it('shows validation messages, and places the order when none is an error or validation is off', async () => {
  let severity = 'ERROR';
  const emulator = createEmulator({
    servicePlugins: [{ type: 'ECOM_VALIDATIONS', url: 'http://app.test' }],
    fetch: async () =>
      Response.json({ violations: [{ severity, description: 'Not on <Sundays>.' }, { description: 'It rains.' }] }),
  });
  const first = await openCheckoutPage(emulator);
  const page = await first.open();
  for (const text of ['Your order cannot be placed', 'Not on &lt;Sundays&gt;.', 'It rains.']) {
    expect(page).toContain(text);
  }
  const refused = await first.pay();
  expect(refused.to).toMatch(/^\/hosted\/checkout\//);
  expect(refused.html).toContain('It rains.');

  await send(emulator, 'POST', '/_emulator/validations', { body: { checkout: 'SKIP_VALIDATIONS' } });
  expect(await first.open()).not.toContain('It rains.');
  expect((await first.pay()).to).toContain('/thanks?orderId=');

  await send(emulator, 'POST', '/_emulator/validations', { body: { checkout: 'CHECKOUT_VALIDATIONS' } });
  severity = 'WARNING';
  const second = await openCheckoutPage(emulator);
  expect(await second.open()).toContain('Please note');
  expect((await second.pay()).to).toContain('/thanks?orderId=');
});
