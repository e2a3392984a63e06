import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { readString } from '../../../kernel/input/read-string.js';
import { check, violation } from '../../../kernel/input/violation.js';
import { compare, isAmount, round } from '../../../kernel/money/decimal.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { lookUpGiftCard } from '../../../shop/payments/plugin-gift-cards.js';
import { cartError } from '../../../shop/purchase/cart-error.js';
import { addGiftCard, giftCardReason } from '../../../shop/purchase/cart-gift-card.js';
import type { Cart } from '../../../shop/purchase/purchase.js';

/** Asks the plugins for the gift card. Their refusals have the code of Cart V2. */
function lookUp(context: RouteContext, code: string): void {
  try {
    lookUpGiftCard(context, code);
  } catch (error) {
    if (!(error instanceof ApplicationError) || error.code === undefined) throw error;
    const data = { giftCardCode: code, reason: giftCardReason(error.code) };
    throw cartError('INVALID_GIFT_CARD_STATUS', 'The gift card cannot be used.', data);
  }
}

/**
 * Returns the cart with the gift card of a request.
 *
 * @throws {ValidationError} unless the code has 8 to 20 characters and the amount is above zero
 * @throws {ApplicationError} as `addGiftCard` does
 */
export function addRequestedGiftCard(context: RouteContext, cart: Cart, value: unknown, field: string): Cart {
  const { tenant } = context;
  const currency = storeCurrency(tenant);
  const input = isObject(value) ? value : {};
  const code = readString(input.code, `${field}.code`, 20)?.trim() ?? '';
  const redeemAmount = isObject(input.redeemAmount) ? input.redeemAmount.amount : undefined;
  const isValid = isMissing(redeemAmount) || (isAmount(redeemAmount, currency) && compare(redeemAmount, 0) > 0);
  check([
    code.length < 8 ? violation(`${field}.code`, 'must have at least 8 characters', 'MIN_LENGTH') : undefined,
    isValid
      ? undefined
      : violation(`${field}.redeemAmount.amount`, 'must be an amount above zero, such as "12.50"', 'DECIMAL_GT'),
  ]);
  lookUp(context, code);
  return addGiftCard(tenant, cart, code, typeof redeemAmount === 'string' ? round(redeemAmount, currency) : undefined);
}
