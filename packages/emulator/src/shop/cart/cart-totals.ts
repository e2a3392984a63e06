import type { SelectedShippingOption, Totals } from '../pricing/totals/totals.js';
import { calculateTotals } from '../pricing/totals/calculate-totals.js';
import { taxSettings } from '../pricing/tax/tax-settings.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Destination } from '../pricing/shipping/destination.js';
import { shippingRegions } from '../pricing/shipping/shipping-regions.js';
import { ruleDiscounts } from '../pricing/discount-rules/rule-discounts.js';
import { type Customer, usesOf } from '../pricing/coupons/coupon-uses.js';
import { findCoupon } from '../pricing/coupons/coupon.js';
import type { PluginAnswers } from '../plugin-answers/plugin-answers.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredCart } from './cart.js';
import { type StoredLine, totalsItem } from '../line-items/line.js';

/** What the totals of a cart or a checkout depend on besides its lines and discounts. */
export interface Circumstances {
  readonly destination?: Destination;
  readonly billing?: Destination;
  readonly shippingOption?: SelectedShippingOption;
  readonly plugins?: PluginAnswers;
  readonly withoutTax?: boolean;
  readonly withoutShipping?: boolean;
  readonly withoutFees?: boolean;
}

/** The totals of a cart or a checkout with these lines, as of now. A coupon that was deleted counts for nothing. */
export function totalsOf(
  tenant: Tenant,
  cart: Pick<StoredCart, 'couponCode' | 'merchantDiscounts'> & Customer,
  lines: readonly StoredLine[],
  circumstances: Circumstances,
): Totals {
  const { includedInPrices, places } = taxSettings(tenant);
  const { couponCode, email, merchantDiscounts, owner } = cart;
  const triggers = circumstances.plugins?.triggers ?? [];
  const coupon = couponCode === undefined ? undefined : findCoupon(tenant, couponCode);
  return calculateTotals({
    items: lines.map(totalsItem),
    ...(coupon && { coupon, couponUses: usesOf(tenant, coupon.id, cart) }),
    merchantDiscounts,
    rules: ruleDiscounts(tenant, { owner, ...(email && { email }), lines, triggers }),
    ...circumstances,
    currency: storeCurrency(tenant),
    taxIncludedInPrices: includedInPrices,
    taxPlaces: places,
    shippingRegions: shippingRegions(tenant),
    at: tenant.clock.now().toISOString(),
  });
}
