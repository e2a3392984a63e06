import { afterGiftCard } from '../pricing/gift-cards/apply-gift-card.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Purchase } from './purchase.js';
import { priceCheckout } from './price-checkout.js';

/** What has to be paid by other means than gift cards and memberships for a checkout to become an order. */
export const dueNow = (tenant: Tenant, checkout: Purchase): string =>
  afterGiftCard(tenant, checkout, priceCheckout(tenant, checkout).totals).payNow;
