import type { SelectedShippingOption, Totals, MerchantDiscount } from './totals/totals.js';
import { calculateTotals } from './steps/calculate-totals.js';
import { taxSettings } from './tax/tax-settings.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Destination } from './shipping/destination.js';
import { shippingRegions } from './shipping/shipping-regions.js';
import { ruleDiscounts } from './discount-rules/rule-discounts.js';
import { type Customer, usesOf } from './coupons/coupon-uses.js';
import { findCoupon } from './coupons/coupon.js';
import type { PluginAnswers } from './totals/plugin-results.js';
import type { Tenant } from '../../kernel/state/tenant.js';
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
  cart: Customer & { readonly couponCode?: string; readonly merchantDiscounts: readonly MerchantDiscount[] },
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
