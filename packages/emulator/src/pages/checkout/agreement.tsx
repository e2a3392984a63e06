/** @jsxImportSource hono/jsx */
import type { StoredLine } from '../../shop/line-items/line.js';
import type { CheckoutView } from './checkout-view.js';
import type { Markup } from '../../kernel/markup.js';

/** Terms that the buyer must accept before the order is placed. */
export const getConsents = (lines: readonly StoredLine[]): string[] => [
  ...new Set(lines.flatMap(({ facts }) => facts.display?.paymentPolicy ?? [])),
  ...(lines.some(({ facts }) => facts.savesPaymentMethod)
    ? ['Your card is saved and charged for this order later.']
    : []),
];

/** Messages of the sellers, and the terms to accept. */
export function Agreement({ errors, form, lines }: CheckoutView): Markup {
  const policies = lines.flatMap(({ facts }) => facts.display?.policies ?? []);
  const consents = getConsents(lines);
  if (policies.length === 0 && consents.length === 0) return <></>;
  return (
    <section aria-labelledby="agreement-title">
      <h2 id="agreement-title">Before you order</h2>
      {policies.map(({ content, title }) => (
        <p>
          {title && (
            <>
              <span class="name">{title}</span>:
            </>
          )}
          {content}
        </p>
      ))}
      {consents.map((text) => (
        <p>{text}</p>
      ))}
      {consents.length > 0 && (
        <label class="check" for="consent">
          <input
            type="checkbox"
            id="consent"
            name="consent"
            value="given"
            checked={Boolean(form.consent)}
            aria-invalid={errors.consent ? 'true' : undefined}
            aria-describedby={errors.consent ? 'consent-error' : undefined}
          />
          I agree
        </label>
      )}
      {errors.consent && (
        <p class="error" id="consent-error">
          {errors.consent}
        </p>
      )}
    </section>
  );
}
