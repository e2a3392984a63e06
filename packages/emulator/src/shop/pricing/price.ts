import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredLine } from '../line-items/line.js';
import type { Customer } from '../contacts/contact.js';
import { countUses } from './coupons/coupon-uses.js';
import { findCoupon } from './coupons/coupon.js';
import { ruleDiscounts } from './discount-rules/rule-discounts.js';
import { type AppliedGiftCard, findGiftCard, giftCardProblem } from './gift-cards/gift-card.js';
import { findProfileId, shippingRegions } from './shipping/shipping-regions.js';
import { calculateTotals } from './steps/calculate-totals.js';
import { totalsItem } from './steps/totals-item.js';
import { findTax } from './tax/find-tax.js';
import { exemptFrom, taxPlaces } from './tax/tax-places.js';
import { taxSettings } from '../settings/tax-settings.js';
import { taxedPlace } from './tax/taxed-place.js';
import type { MerchantDiscount, Totals, TotalsGiftCard, TotalsInput } from './totals/totals.js';

/** Cart, checkout, or other object with line items and an owner. */
export interface Priceable extends Customer {
  readonly lines: readonly StoredLine[];
  readonly couponCode?: string;
  readonly merchantDiscounts: readonly MerchantDiscount[];
  readonly giftCard?: AppliedGiftCard;
  /** ID of the customer's tax exempt group. */
  readonly taxExemptGroupId?: string;
}

/** Destination and billing address of a purchase, results of plugins, and the parts of the totals to omit. */
export type PricingContext = Pick<
  TotalsInput,
  | 'billing'
  | 'destination'
  | 'plugins'
  | 'selectedDeliveryOnly'
  | 'shippingOption'
  | 'withoutFees'
  | 'withoutShipping'
  | 'withoutTax'
>;

/**
 * Calculates the current totals of a purchase from its line items: item prices, discounts, shipping, tax and fees,
 * deposits, memberships and the gift card. A deleted coupon is ignored.
 */
export function price(tenant: Tenant, purchase: Priceable, context: PricingContext = {}): Totals {
  const { couponCode, giftCard, lines, merchantDiscounts } = purchase;
  const taxes = exemptFrom(taxSettings(tenant), purchase.taxExemptGroupId);
  const places = taxPlaces(taxes);
  const place = taxedPlace({ ...context, shippable: lines.some(({ facts }) => facts.shippable) });
  const coupon = couponCode === undefined ? undefined : findCoupon(tenant, couponCode);
  const card = giftCard && getGiftCard(tenant, giftCard);
  return calculateTotals({
    items: lines.map(totalsItem),
    ...(coupon && { coupon, couponUses: countUses(tenant, coupon.id, purchase) }),
    merchantDiscounts,
    rules: ruleDiscounts(tenant, { ...purchase, triggers: context.plugins?.triggers ?? [] }),
    ...(card && { giftCard: card }),
    ...context,
    currency: storeCurrency(tenant),
    taxIncludedInPrices: taxes.includedInPrices || ((place && findTax(place, places)?.includedInPrices) ?? false),
    taxPlaces: places,
    shippingRegions: shippingRegions(tenant, findProfileId(tenant, lines)),
    at: tenant.clock.now().toISOString(),
  });
}

/** Gift card of a purchase. One that is no longer valid pays nothing. */
function getGiftCard(tenant: Tenant, { code, requestedAmount }: AppliedGiftCard): TotalsGiftCard | undefined {
  const card = findGiftCard(tenant, code);
  return (
    card && {
      id: card.id,
      code: card.code,
      ...(card.appId && { appId: card.appId }),
      balance: giftCardProblem(tenant, card) ? '0' : card.balance,
      ...(requestedAmount && { requestedAmount }),
    }
  );
}
