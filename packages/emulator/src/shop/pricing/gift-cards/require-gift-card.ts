import { compare } from '../../../kernel/money/decimal.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type AppliedGiftCard, type GiftCard, findGiftCard, giftCardProblem } from './gift-card.js';

const descriptions: Readonly<Record<string, string>> = {
  GIFT_CARD_NOT_FOUND: 'There is no such gift card.',
  GIFT_CARD_DISABLED: 'This gift card is disabled.',
  GIFT_CARD_EXPIRED: 'This gift card has expired.',
  GIFT_CARD_IS_EMPTY: 'This gift card has no balance left.',
};

/**
 * Finds a valid gift card by code.
 *
 * @throws {ApplicationError} `GIFT_CARD_NOT_FOUND`; `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`,
 * `GIFT_CARD_IS_EMPTY`
 */
export function requireGiftCard(tenant: Tenant, code: string): GiftCard {
  const card = findGiftCard(tenant, code);
  const problem = giftCardProblem(tenant, card);
  if (card && !problem) return card;
  const refusal = problem ?? 'GIFT_CARD_NOT_FOUND';
  const kind = refusal === 'GIFT_CARD_NOT_FOUND' ? 'notFound' : 'failedPrecondition';
  throw new ApplicationError(kind, refusal, descriptions[refusal] ?? refusal);
}

/**
 * Gift card of a checkout, if any.
 *
 * @throws {ApplicationError} `REDEEM_GIFT_CARD_ERROR` if it is no longer valid, with the reason in the error data
 */
export function getGiftCard(
  tenant: Tenant,
  { giftCard }: { readonly giftCard?: AppliedGiftCard },
): GiftCard | undefined {
  if (!giftCard) return undefined;
  try {
    return requireGiftCard(tenant, giftCard.code);
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    throw new ApplicationError('failedPrecondition', 'REDEEM_GIFT_CARD_ERROR', error.message, { reason: error.code });
  }
}

/** Payment of an order, possibly by gift card. */
export interface PastPayment {
  readonly kind: string;
  readonly status: string;
  readonly giftCard?: { readonly cardId?: string };
}

/** Maximum number of gift cards per order. */
const maxGiftCards = 5;

/**
 * Finds the gift card that can pay an amount of an order with these payments and this `balance`.
 *
 * @throws {ApplicationError} as `requireGiftCard` does; `GIFT_CARD_ALREADY_APPLIED`, `MAX_GIFT_CARDS_EXCEEDED`,
 * `INSUFFICIENT_FUNDS`
 */
export function requireFunds(
  tenant: Tenant,
  payments: readonly PastPayment[],
  code: string,
  { amount, balance }: { readonly amount: string; readonly balance: string },
): GiftCard {
  const card = requireGiftCard(tenant, code);
  const cards = payments.filter(({ kind, status }) => kind === 'giftcard' && status === 'APPROVED');
  if (cards.some(({ giftCard }) => giftCard?.cardId === card.id)) {
    const description = 'This gift card is already applied to the order.';
    throw new ApplicationError('failedPrecondition', 'GIFT_CARD_ALREADY_APPLIED', description);
  }
  if (cards.length >= maxGiftCards) {
    throw new ApplicationError(
      'failedPrecondition',
      'MAX_GIFT_CARDS_EXCEEDED',
      'An order can be paid with at most 5 gift cards.',
    );
  }
  if (compare(amount, card.balance) <= 0 && compare(amount, balance) <= 0) return card;
  const description = 'The amount exceeds the balance of the gift card or of the order.';
  throw new ApplicationError('failedPrecondition', 'INSUFFICIENT_FUNDS', description, {
    amount,
    available: card.balance,
    balance,
  });
}
