import type { Origins } from '../../kernel/origins.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { minus } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import { findCoupon } from '../../shop/pricing/coupons/coupon.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Cart, Priced } from '../../shop/purchase/purchase.js';
import { formatLineItem } from '../purchase/format-line-item.js';
import { formatLineImage } from '../purchase/format-line-image.js';

/** Formats a cart as the platform does. */
export function formatCart(tenant: Tenant, cart: Priced<Cart>, origin: Origins): object {
  const currency = storeCurrency(tenant);
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  const coupon = cart.couponCode === undefined ? undefined : findCoupon(tenant, cart.couponCode);
  const { discount, discounts, subtotal, taxIncluded } = cart.totals;
  return {
    id: cart.id,
    lineItems: cart.lines.map((line) => ({
      ...formatLineItem(line, currency, origin),
      ...formatLineImage(line, 'image', origin),
    })),
    ...(cart.buyerNote && { buyerNote: cart.buyerNote }),
    buyerInfo: { ...cart.owner, ...(cart.email && { email: cart.email }) },
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    buyerLanguage: storeSettings.language,
    siteLanguage: storeSettings.language,
    taxIncludedInPrices: taxIncluded,
    weightUnit: storeSettings.weightUnit,
    subtotal: money(subtotal),
    subtotalAfterDiscounts: money(minus(subtotal, discount)),
    discount: money(discount),
    appliedDiscounts: [
      ...(coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : []),
      ...discounts.flatMap(({ amount, merchantDiscount }) =>
        merchantDiscount ? [{ merchantDiscount: { amount: money(amount) } }] : [],
      ),
    ],
    ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
    ...(cart.shippingDestination && { contactInfo: cart.shippingDestination }),
    ...(cart.selectedShippingOption && { selectedShippingOption: cart.selectedShippingOption }),
    ...(cart.overrideCheckoutUrl && { overrideCheckoutUrl: cart.overrideCheckoutUrl }),
    ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
    ...(cart.businessLocationId && { businessLocationId: cart.businessLocationId }),
    purchaseFlowId: cart.purchaseFlowId,
    revision: String(cart.revision),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
  };
}
