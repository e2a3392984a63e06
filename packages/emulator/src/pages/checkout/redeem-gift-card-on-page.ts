import { isObject } from '../../kernel/input/object.js';
import type { CheckedOut } from '../../shop/purchase/purchase.js';
import { applyGiftCard } from '../../api/purchase/apply-gift-card.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { lookUpGiftCard } from '../../shop/payments/plugin-gift-cards.js';
import type { FormErrors } from './checkout-form.js';
import { acceptsGiftCards } from './accepts-gift-cards.js';

/** Checkout after the gift card form was handled, or the error message for the code. */
interface Redeemed {
  readonly checkout: CheckedOut;
  readonly errors?: FormErrors;
}

/** Redeems the gift card with the entered code, or removes the current one, depending on the submitted button. */
export function redeemGiftCardOnPage(context: RouteContext, checkout: CheckedOut, action: unknown): Redeemed {
  const { body, tenant } = context;
  if (!acceptsGiftCards(tenant, checkout)) return { checkout };
  if (action === 'remove-gift-card') {
    const { giftCard: _, ...rest } = checkout;
    return { checkout: rest };
  }
  if (action !== 'redeem-gift-card') return { checkout };
  const { giftCardCode } = isObject(body) ? body : {};
  if (typeof giftCardCode !== 'string' || giftCardCode.trim() === '') {
    return { checkout, errors: { giftCardCode: 'Enter the code of your gift card.' } };
  }
  try {
    lookUpGiftCard(context, giftCardCode);
    return { checkout: applyGiftCard(tenant, checkout, { giftCardCode }), errors: {} };
  } catch (error) {
    if (!(error instanceof ApplicationError || error instanceof ValidationError)) throw error;
    const message = error instanceof ApplicationError ? error.message : 'This code is too long.';
    return { checkout, errors: { giftCardCode: message } };
  }
}
