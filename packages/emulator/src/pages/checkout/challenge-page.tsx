/** @jsxImportSource hono/jsx */
import { storeSettings } from '../../shop/settings/store-settings.js';
import type { CheckoutView } from './checkout-view.js';
import { pageResponse } from './layout.js';

/** Simulated 3-D Secure page: a button selects the outcome. */
export function challengePage({ action, form, selected, session }: CheckoutView): Response {
  const hiddenFields = {
    ...form,
    formToken: session.formToken,
    action: 'pay',
    [`total-${selected.code}`]: selected.totals.total,
  };
  return pageResponse(
    'Confirm your payment',
    <main class="message">
      <h1>Confirm your payment</h1>
      <p>Your bank asks you to confirm this payment (3-D Secure). This is a test: choose the outcome.</p>
      <form method="post" action={action}>
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <p>
          <button class="button" name="challenge" value="passed">
            Confirm payment
          </button>
        </p>
        <p>
          <button class="button quiet" name="challenge" value="failed">
            Cancel payment
          </button>
        </p>
      </form>
    </main>,
    { callbacks: session.callbacks, storeName: storeSettings.name },
  );
}
