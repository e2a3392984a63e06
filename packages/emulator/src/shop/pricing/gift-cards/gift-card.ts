import { compare, minus } from '../../../kernel/money/decimal.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** Stored gift card. The balance is a decimal string in the store's currency. */
export interface GiftCard {
  readonly id: string;
  /** Code that the buyer enters. Not case-sensitive. */
  readonly code: string;
  readonly balance: string;
  /** ISO 8601 string. */
  readonly expirationDate?: string;
  readonly disabled: boolean;
  /** ID of the app whose plugin manages the card. Absent for the emulator's own cards. */
  readonly appId?: string;
}

/** Gift card that a buyer pays with, and the amount to use. Without an amount, as much as possible. */
export interface AppliedGiftCard {
  readonly code: string;
  readonly requestedAmount?: string;
}

/** App ID of the emulator's own gift cards. */
export const giftCardsAppId = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

/** Gift cards of a tenant. */
export const giftCards = (tenant: Tenant) => tenant.collection<GiftCard>('gift-cards');

/** Finds a gift card by its code. Not case-sensitive. */
export function findGiftCard(tenant: Tenant, code: string): GiftCard | undefined {
  const wanted = code.trim().toUpperCase();
  for (const card of giftCards(tenant).values()) if (card.code.toUpperCase() === wanted) return card;
  return undefined;
}

/** Reason why a gift card cannot be used, as an error code of the platform. `undefined` if it can be. */
export function giftCardProblem(tenant: Tenant, card: GiftCard | undefined): string | undefined {
  if (!card) return 'GIFT_CARD_NOT_FOUND';
  if (card.disabled) return 'GIFT_CARD_DISABLED';
  const { balance, expirationDate } = card;
  if (expirationDate && expirationDate <= tenant.clock.now().toISOString()) return 'GIFT_CARD_EXPIRED';
  return compare(balance, 0) > 0 ? undefined : 'GIFT_CARD_IS_EMPTY';
}

/** Charges an amount to a gift card. A negative amount is added to the balance. */
export const charge = (tenant: Tenant, card: GiftCard, amount: string): GiftCard =>
  giftCards(tenant).put({ ...card, balance: minus(card.balance, amount) });

/** Masks a gift card code, except its last four characters. */
export const obfuscated = (code: string): string => '*'.repeat(Math.max(0, code.length - 4)) + code.slice(-4);
