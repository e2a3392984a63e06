import { compare, isAmount, round } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { Input } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { requireGiftCard } from '../../shop/pricing/gift-cards/require-gift-card.js';
import type { Purchase } from '../../shop/purchase/purchase.js';

/**
 * Returns the checkout with the gift card and amount of a request. Without either, the checkout is unchanged.
 *
 * @throws {ApplicationError} as `requireGiftCard` does
 * @throws {ValidationError} for an invalid amount
 */
export function applyGiftCard<T extends Purchase>(tenant: Tenant, checkout: T, body: Input): T {
  const currency = storeCurrency(tenant);
  const code = readString(body['giftCardCode'], 'giftCardCode', 50)?.trim();
  const wanted = readString(body['giftCardRedeemAmount'], 'giftCardRedeemAmount', 20) ?? undefined;
  const isValid = wanted === undefined || (isAmount(wanted, currency) && compare(wanted, 0) > 0);
  check([
    isValid
      ? undefined
      : violation('giftCardRedeemAmount', 'must be an amount above zero, such as "12.50"', 'DECIMAL_GT'),
  ]);
  const storedCode = code ? requireGiftCard(tenant, code).code : checkout.giftCard?.code;
  if (storedCode === undefined || (!code && wanted === undefined)) return checkout;
  return { ...checkout, giftCard: { code: storedCode, ...(wanted && { requestedAmount: round(wanted, currency) }) } };
}
