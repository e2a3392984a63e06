import type { Totals } from '../totals/totals.js';
import { dueOf } from '../totals/due-of.js';
import { compare, isAmount, min, minus, round } from '../../../kernel/money/decimal.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { wireMoney } from '../../../kernel/money/wire-money.js';
import { check, violation } from '../../../kernel/input/violation.js';
import type { Input } from '../../../kernel/input/object.js';
import { readText } from '../../../kernel/input/read-text.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import {
  type GiftCard,
  findGiftCard,
  giftCardProblem,
  giftCardsAppId,
  obfuscated,
  type AppliedGiftCard,
} from './gift-card.js';
import { requireGiftCard } from './require-gift-card.js';

/**
 * The checkout with the gift card that a request names; nothing leaves it as it is.
 * @throws {ApplicationError} as `requireGiftCard` does
 * @throws {ValidationError} for an amount that is none
 */
export function applyGiftCard<T extends { readonly giftCard?: AppliedGiftCard }>(
  tenant: Tenant,
  checkout: T,
  body: Input,
): T {
  const currency = storeCurrency(tenant);
  const code = readText(body['giftCardCode'], 'giftCardCode', 50)?.trim();
  const wanted = readText(body['giftCardRedeemAmount'], 'giftCardRedeemAmount', 20) ?? undefined;
  const isGood = wanted === undefined || (isAmount(wanted, currency) && compare(wanted, 0) > 0);
  check([
    isGood ? undefined : violation('giftCardRedeemAmount', 'must be an amount above zero, as "12.50"', 'DECIMAL_GT'),
  ]);
  const known = code ? requireGiftCard(tenant, code).code : checkout.giftCard?.code;
  if (known === undefined || (!code && wanted === undefined)) return checkout;
  return { ...checkout, giftCard: { code: known, ...(wanted && { requestedAmount: round(wanted, currency) }) } };
}

/** What the card pays of a total: no more than is on it, than is wanted, or than is due. */
export const giftCardPart = (
  { balance }: GiftCard,
  applied: AppliedGiftCard,
  total: string,
  currency: string,
): string => round(min(min(balance, applied.requestedAmount ?? balance), total), currency);

/**
 * What a gift card and memberships leave to be paid: in all, and for the order to be placed. A card that has become useless
 * pays nothing.
 */
export function afterGiftCard(
  tenant: Tenant,
  { giftCard }: { readonly giftCard?: AppliedGiftCard },
  totals: Totals,
): { readonly total: string; readonly payNow: string } {
  const { currency, payNow } = totals;
  const due = dueOf(totals);
  const card = giftCard && findGiftCard(tenant, giftCard.code);
  const part = card && !giftCardProblem(tenant, card) ? giftCardPart(card, giftCard, due, currency) : '0';
  const left = (amount: string) => round(compare(amount, part) > 0 ? minus(amount, part) : '0', currency);
  return { total: left(due), payNow: left(payNow.total) };
}

/** Makes the gift card of a checkout. One that has become useless pays nothing. */
export function wireGiftCard(
  tenant: Tenant,
  { giftCard }: { readonly giftCard?: AppliedGiftCard },
  total: string,
): object | undefined {
  const card = giftCard && findGiftCard(tenant, giftCard.code);
  if (!card) return undefined;
  const currency = storeCurrency(tenant);
  const part = giftCardProblem(tenant, card) ? '0' : giftCardPart(card, giftCard, total, currency);
  return {
    id: card.id,
    externalId: card.id,
    obfuscatedCode: obfuscated(card.code),
    amount: wireMoney(part, currency),
    appId: card.appId ?? giftCardsAppId,
    ...(giftCard.requestedAmount && { requestedAmount: wireMoney(giftCard.requestedAmount, currency) }),
  };
}
