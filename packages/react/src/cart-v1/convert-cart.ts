import type { Cart as CartV1 } from '@cartwright/ecom/current-cart';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { convertLineItem, convertPrice, omitUndefined } from './convert-line-item.js';

/**
 * Converts a cart to the shape of Cart V2. Fields that Cart V1 does not have are absent: the settings, the title of the
 * delivery method, the gift card and the billing address.
 */
export function convertCart(cart: CartV1): Cart {
  const { address, contactDetails } = cart.contactInfo ?? {};
  const { carrierId, code } = cart.selectedShippingOption ?? {};
  return omitUndefined({
    _id: cart._id ?? undefined,
    _createdDate: cart._createdDate,
    _updatedDate: cart._updatedDate,
    revision: cart.revision ?? undefined,
    lineItems: cart.lineItems?.map(convertLineItem),
    subtotal: convertPrice(cart.subtotal),
    note: cart.buyerNote,
    coupons: cart.appliedDiscounts?.flatMap(({ coupon }) => coupon ?? []) ?? [],
    businessInfo: omitUndefined({
      locationId: cart.businessLocationId,
      languageCode: cart.siteLanguage ?? undefined,
      currencyCode: cart.currency,
    }),
    customerInfo: {
      ...cart.buyerInfo,
      ...contactDetails,
      ...omitUndefined({ languageCode: cart.buyerLanguage ?? undefined, currencyCode: cart.conversionCurrency }),
    },
    deliveryInfo: omitUndefined({
      address,
      method: code === undefined ? undefined : omitUndefined({ code, appId: carrierId }),
      weightUnit: cart.weightUnit,
    }),
    taxInfo: omitUndefined({ pricesIncludeTax: cart.taxIncludedInPrices ?? undefined }),
    paymentInfo: { giftCards: [], ...omitUndefined({ currencyCode: cart.paymentCurrency }) },
    purchaseFlowId: cart.purchaseFlowId,
    customCheckoutUrl: cart.overrideCheckoutUrl,
    extendedFields: cart.extendedFields,
  });
}
