/** @jsxImportSource hono/jsx */
import { obfuscated } from '../../shop/pricing/gift-cards/gift-card.js';
import type { CheckoutView } from './checkout-view.js';
import { field } from './field.js';
import type { Markup } from '../../kernel/markup.js';

/** Field for a gift card code or, once redeemed, the gift card with a button to remove it. */
export function giftCardSection(view: CheckoutView): Markup {
  const { giftCardCode, acceptsGiftCards: isShown } = view;
  if (!isShown) return <></>;
  return (
    <section aria-labelledby="gift-card-title">
      <h2 id="gift-card-title">Gift card</h2>
      {giftCardCode === undefined ? (
        <>
          <div class="fields">
            {field('giftCardCode', 'Gift card code', view, {
              autocomplete: 'off',
              optional: true,
              className: 'wide',
            })}
          </div>
          <button class="button quiet" name="action" value="redeem-gift-card">
            Redeem
          </button>
        </>
      ) : (
        <>
          <p>
            The gift card <span class="number">{obfuscated(giftCardCode)}</span> pays for this order.
          </p>
          <button class="button quiet" name="action" value="remove-gift-card">
            Remove gift card
          </button>
        </>
      )}
    </section>
  );
}
