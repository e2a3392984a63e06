import { compare, minus } from '../../../kernel/money/decimal.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** A gift card as the emulator keeps it. The balance is a decimal string in the store's currency. */
export interface GiftCard {
  readonly id: string;
  /** Code that the buyer enters. Not case-sensitive. */
  readonly code: string;
  readonly balance: string;
  /** An ISO date. */
  readonly expirationDate?: string;
  readonly disabled: boolean;
  /** The app that keeps it, where a plugin does. */
  readonly appId?: string;
}

/** The gift card that a buyer pays with, and the amount that the buyer wants to use; as much as possible unless given. */
export interface AppliedGiftCard {
  readonly code: string;
  readonly requestedAmount?: string;
}

/** The app that gift cards of the emulator belong to. */
export const giftCardsAppId = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

/** The tenant's gift cards. */
export const giftCards = (tenant: Tenant) => tenant.collection<GiftCard>('gift-cards');

/** Finds a gift card by its code. Not case-sensitive. */
export function findGiftCard(tenant: Tenant, code: string): GiftCard | undefined {
  const wanted = code.trim().toUpperCase();
  for (const card of giftCards(tenant).values()) if (card.code.toUpperCase() === wanted) return card;
  return undefined;
}

/** Why a gift card cannot be used now, as the platform names it. */
export function giftCardProblem(tenant: Tenant, card: GiftCard | undefined): string | undefined {
  if (!card) return 'GIFT_CARD_NOT_FOUND';
  if (card.disabled) return 'GIFT_CARD_DISABLED';
  const { balance, expirationDate } = card;
  if (expirationDate && expirationDate <= tenant.clock.now().toISOString()) return 'GIFT_CARD_EXPIRED';
  return compare(balance, 0) > 0 ? undefined : 'GIFT_CARD_IS_EMPTY';
}

/** Takes an amount off the card; a negative one goes back onto it. */
export const charge = (tenant: Tenant, card: GiftCard, amount: string): GiftCard =>
  giftCards(tenant).put({ ...card, balance: minus(card.balance, amount) });

/** The code, but for the last four letters hidden. */
export const obfuscated = (code: string): string => '*'.repeat(Math.max(0, code.length - 4)) + code.slice(-4);
