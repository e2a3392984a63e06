import type { Origins } from '../../../kernel/origins.js';
import { storeSettings } from '../../../shop/settings/store-settings.js';
import { minus } from '../../../kernel/money/decimal.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { giftCardsAppId, findGiftCard, obfuscated } from '../../../shop/pricing/gift-cards/gift-card.js';
import { getCouponId } from '../../../shop/purchase/cart-coupon.js';
import { getGiftCardId } from '../../../shop/purchase/cart-gift-card.js';
import { isCurrent } from '../../../shop/purchase/carts.js';
import type { Priced, Cart } from '../../../shop/purchase/purchase.js';
import { formatAmount } from './format-amount.js';
import { formatDeliveryMethod } from './format-delivery-method.js';
import { formatLineItem } from './format-line-item.js';
import { discountInPrices } from './line-prices.js';

function formatGiftCards(tenant: Tenant, cart: Cart, currency: string): object[] {
  const { giftCard } = cart;
  if (!giftCard) return [];
  const { code, requestedAmount } = giftCard;
  const id = getGiftCardId(tenant, code);
  return [
    {
      id,
      obfuscatedCode: obfuscated(code),
      appId: findGiftCard(tenant, code)?.appId ?? giftCardsAppId,
      externalId: id.slice(0, 50),
      ...(requestedAmount && { requestedRedeemAmount: formatAmount(requestedAmount, currency, cart) }),
    },
  ];
}

/** Formats the customer. The owner of a cart with open access is not known yet. */
function formatCustomer(
  { customerCurrency, email, openAccess, owner, shippingDestination }: Cart,
  currency: string,
): object {
  return {
    ...(!openAccess && owner),
    openAccess: openAccess ?? false,
    ...shippingDestination?.contactDetails,
    ...(email && { email }),
    languageCode: storeSettings.language,
    currencyCode: customerCurrency ?? currency,
  };
}

function formatSource({ channelType, createdBy, customContent, externalReferences, owner }: Cart): object {
  return {
    channelType: channelType ?? 'WEB',
    externalReferences: externalReferences ?? [],
    createdBy: createdBy ?? owner,
    ...(customContent && { customContentReference: customContent }),
  };
}

/** Formats a cart as Cart V2 does. */
export function formatCart(tenant: Tenant, cart: Priced<Cart>, origin: Origins): object {
  const { billingInfo, buyerNote, businessLocationId, shippingDestination, totals } = cart;
  const { currency, taxIncluded } = totals;
  const method = formatDeliveryMethod(tenant, cart);
  return {
    id: cart.id,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    revision: String(cart.revision),
    lineItems: cart.lines.map((line) => formatLineItem(line, cart, origin)),
    subtotal: formatAmount(minus(totals.subtotal, discountInPrices(totals)), currency, cart),
    ...(buyerNote && { note: buyerNote }),
    coupons: cart.couponCode === undefined ? [] : [{ id: getCouponId(tenant, cart), code: cart.couponCode }],
    source: formatSource(cart),
    businessInfo: {
      ...(businessLocationId && { locationId: businessLocationId }),
      languageCode: storeSettings.language,
      currencyCode: currency,
    },
    customerInfo: formatCustomer(cart, currency),
    deliveryInfo: {
      ...(shippingDestination?.address && { address: shippingDestination.address }),
      ...(method && { method }),
      weightUnit: storeSettings.weightUnit,
    },
    taxInfo: {
      pricesIncludeTax: taxIncluded,
      ...(cart.taxExemptGroupId && { taxExemptGroupId: cart.taxExemptGroupId }),
    },
    paymentInfo: {
      giftCards: formatGiftCards(tenant, cart, currency),
      currencyCode: currency,
      ...(billingInfo?.address && { billingAddress: billingInfo.address }),
      ...(billingInfo?.contactDetails && { billingContact: billingInfo.contactDetails }),
    },
    orderPlaced: cart.completed ?? false,
    ...(cart.orderId && { orderId: cart.orderId }),
    purchaseFlowId: cart.purchaseFlowId,
    settings: {
      lockGiftCard: false,
      lockCouponCode: false,
      policyAgreementCheckboxDisabled: false,
      manualPaymentDisabled: false,
      ...cart.settings,
    },
    ...(cart.overrideCheckoutUrl && { customCheckoutUrl: cart.overrideCheckoutUrl }),
    ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
    ...(cart.formSubmissions && { forms: cart.formSubmissions }),
    currentCart: isCurrent(tenant, cart),
    demo: cart.demo ?? false,
  };
}
