import { storeSettings } from '../../kernel/store-settings/store-settings.js';
import { html } from 'hono/html';
import type { CheckoutView } from './checkout-view.js';
import { pageResponse } from './layout.js';

/** Where the buyer's bank asks whether it is really them who pays. Nobody is asked anything: a button is the answer. */
export function challengePage({ action, form, selected, session }: CheckoutView): Promise<Response> {
  const kept = {
    ...form,
    formToken: session.formToken,
    action: 'pay',
    [`total-${selected.code}`]: selected.totals.total,
  };
  return pageResponse(
    'Confirm your payment',
    html`<main class="message">
      <h1>Confirm your payment</h1>
      <p>Your bank wants to know that it is you (3-D Secure). This is a test: choose how it goes.</p>
      <form method="post" action="${action}">
        ${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <p><button class="button" name="challenge" value="passed">It is me</button></p>
        <p><button class="button quiet" name="challenge" value="failed">Stop the payment</button></p>
      </form>
    </main>`,
    { callbacks: session.callbacks, storeName: storeSettings.name },
  );
}
