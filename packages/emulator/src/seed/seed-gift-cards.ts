import { giftCardData } from '../data/shop-data.js';
import { fromDollars } from '../kernel/money/from-dollars.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { giftCards } from '../shop/pricing/gift-cards/gift-card.js';

/** Seeds the gift cards of a tenant: two valid, one empty, one expired and one disabled. */
export function seedGiftCards(tenant: Tenant): void {
  const currency = storeCurrency(tenant);
  for (const card of giftCardData()) giftCards(tenant).put({ ...card, balance: fromDollars(card.balance, currency) });
}
