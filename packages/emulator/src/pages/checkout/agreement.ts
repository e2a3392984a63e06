import { html } from 'hono/html';
import type { StoredLine } from '../../shop/line-items/line.js';
import type { CheckoutView } from './checkout-view.js';
import type { Markup } from '../shared/markup.js';

/** Terms that the buyer must accept before the order is placed. */
export const consentsOf = (lines: readonly StoredLine[]): string[] => [
  ...new Set(lines.flatMap(({ facts }) => facts.display?.paymentPolicy ?? [])),
  ...(lines.some(({ facts }) => facts.savesPaymentMethod)
    ? ['Your card is saved and charged for this order later.']
    : []),
];

/** Messages of the sellers, and the terms to accept. */
export function agreement({ errors, form, lines }: CheckoutView): Markup {
  const policies = lines.flatMap(({ facts }) => facts.display?.policies ?? []);
  const consents = consentsOf(lines);
  if (policies.length === 0 && consents.length === 0) return html``;
  return html`<section aria-labelledby="agreement-title">
    <h2 id="agreement-title">Before you order</h2>
    ${policies.map(
      ({ content, title }) => html`<p>${title && html`<span class="name">${title}</span>: `}${content}</p>`,
    )}
    ${consents.map((text) => html`<p>${text}</p>`)}
    ${
      consents.length > 0
        ? html`<label class="check" for="consent">
            <input
              type="checkbox"
              id="consent"
              name="consent"
              value="given"
              ${form.consent ? html`checked` : ''}
              ${errors.consent ? html`aria-invalid="true" aria-describedby="consent-error"` : ''}
            />
            I agree
          </label>`
        : ''
    }
    ${errors.consent && html`<p class="error" id="consent-error">${errors.consent}</p>`}
  </section>`;
}
