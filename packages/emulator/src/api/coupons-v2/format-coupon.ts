import { formatMoney } from '../../kernel/money/format-money.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Coupon, CouponBenefit } from '../../shop/pricing/coupons/coupon.js';

/** Coupon types, by the names of their fields in the REST API. */
export const benefitTypes = [
  'moneyOffAmount',
  'percentOffRate',
  'freeShipping',
  'fixedPriceAmount',
  'buyXGetY',
] as const;

/** Type of a coupon: the name of the field with its benefit. */
export type BenefitType = (typeof benefitTypes)[number];

/** Returns the type of a benefit. */
export const benefitType = (benefit: CouponBenefit): BenefitType =>
  benefitTypes.find((type) => type in benefit) ?? 'freeShipping';

function formatBenefit(benefit: CouponBenefit): object {
  if ('moneyOffAmount' in benefit) return { moneyOffAmount: Number(benefit.moneyOffAmount) };
  if ('fixedPriceAmount' in benefit) return { fixedPriceAmount: Number(benefit.fixedPriceAmount) };
  return benefit;
}

function describe(benefit: CouponBenefit, currency: string): string {
  const money = (amount: string) => formatMoney(amount, currency);
  if ('moneyOffAmount' in benefit) return `${money(benefit.moneyOffAmount)} off`;
  if ('percentOffRate' in benefit) return `${benefit.percentOffRate}% off`;
  if ('fixedPriceAmount' in benefit) return `For ${money(benefit.fixedPriceAmount)}`;
  if ('buyXGetY' in benefit) return `Buy ${benefit.buyXGetY.x}, get ${benefit.buyXGetY.y} free`;
  return 'Free shipping';
}

const milliseconds = (date: string): string => String(Date.parse(date));

/** Formats the specification of a coupon: the fields that a merchant writes. */
export const formatSpecification = (coupon: Coupon) => ({
  name: coupon.name,
  code: coupon.code,
  startTime: milliseconds(coupon.startTime),
  ...(coupon.expirationTime && { expirationTime: milliseconds(coupon.expirationTime) }),
  ...(coupon.usageLimit !== undefined && { usageLimit: coupon.usageLimit }),
  ...(coupon.limitPerCustomer !== undefined && { limitPerCustomer: coupon.limitPerCustomer }),
  ...(coupon.minimumSubtotal !== undefined && { minimumSubtotal: Number(coupon.minimumSubtotal) }),
  ...(coupon.scope && { scope: coupon.scope }),
  limitedToOneItem: coupon.limitedToOneItem ?? false,
  appliesToSubscriptions: coupon.appliesToSubscriptions ?? false,
  active: coupon.active,
  ...formatBenefit(coupon.benefit),
});

/** Formats a coupon as the platform does, as of now. */
export const formatCoupon = (coupon: Coupon, tenant: Tenant) => ({
  id: coupon.id,
  specification: { ...formatSpecification(coupon), type: benefitType(coupon.benefit) },
  dateCreated: milliseconds(coupon.dateCreated),
  expired: coupon.expirationTime !== undefined && coupon.expirationTime <= tenant.clock.now().toISOString(),
  numberOfUsages: coupon.numberOfUsages,
  displayData: { name: coupon.name, formattedPrice: describe(coupon.benefit, storeCurrency(tenant)) },
  ...(coupon.appId && { appId: coupon.appId }),
});
