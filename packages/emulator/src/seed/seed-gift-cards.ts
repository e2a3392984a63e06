import { inCurrency } from '../kernel/money/in-currency.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { type GiftCard, giftCards } from '../shop/pricing/gift-cards/gift-card.js';

const id = (last: string) => `91f7ca4d-0000-4000-8000-0000000000${last}`;

const seed: readonly GiftCard[] = [
  { id: id('01'), code: 'GIFT-GOOD-0050', balance: '50.00', disabled: false },
  { id: id('02'), code: 'GIFT-RICH-5000', balance: '5000.00', disabled: false },
  { id: id('03'), code: 'GIFT-EMPTY-0000', balance: '0.00', disabled: false },
  {
    id: id('04'),
    code: 'GIFT-OLD-0050',
    balance: '50.00',
    disabled: false,
    expirationDate: '2025-01-01T00:00:00.000Z',
  },
  { id: id('05'), code: 'GIFT-OFF-0050', balance: '50.00', disabled: true },
];

/** Puts the gift cards of the seed into a tenant: two that are good, one empty, one expired, one disabled. */
export function seedGiftCards(tenant: Tenant): void {
  const currency = storeCurrency(tenant);
  for (const card of seed) giftCards(tenant).put({ ...card, balance: inCurrency(card.balance, currency) });
}
