import { addressWithContactFields } from '../purchase/address-fields.js';
import { readAddressWithContact } from '../purchase/read-address-with-contact.js';
import { applyFields, type FieldSource } from '../../kernel/input/apply-fields.js';
import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { addRequestedLines } from '../purchase/add-requested-lines.js';
import { applyCouponCode } from '../purchase/apply-coupon-code.js';
import { readMemberships } from '../purchase/read-memberships.js';
import { readShippingOption } from '../purchase/read-shipping-option.js';
import { applyGiftCard } from '../purchase/apply-gift-card.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { Checkout } from '../../shop/purchase/purchase.js';
import { isEmail } from '../../kernel/input/is-email.js';

const sources: Readonly<Record<string, FieldSource>> = {
  buyerNote: ['buyerNote', (value, field) => readString(value, field, 1000)],
  email: ['buyerInfo.email', (value, field) => readString(value, field, 254)],
  billingInfo: ['billingInfo', readAddressWithContact],
  shippingDestination: ['shippingInfo.shippingDestination', readAddressWithContact],
  selectedShippingOption: ['shippingInfo.selectedCarrierServiceOption', readShippingOption],
  selectedMemberships: ['membershipOptions.selectedMemberships', readMemberships],
  extendedFields: ['extendedFields', (value) => value],
  businessLocationId: ['businessLocationId', (value, field) => readString(value, field, 36)],
};

/** The fields of a checkout that a field mask may name. */
const fields = {
  buyerNote: 'value',
  buyerInfo: { email: 'value' },
  billingInfo: addressWithContactFields,
  shippingInfo: {
    shippingDestination: addressWithContactFields,
    selectedCarrierServiceOption: { code: 'value', carrierId: 'value' },
  },
  membershipOptions: { selectedMemberships: 'any' },
  extendedFields: 'any',
  businessLocationId: 'value',
} as const;

/**
 * Returns the checkout with all changes of a request: checkout info (as the field mask specifies), line items, coupon,
 * gift card and custom checkout URL. `null` removes a field.
 *
 * @throws {ValidationError} for invalid fields, and for a mask with an unknown field
 * @throws {ApplicationError} as `applyGiftCard` and `applyCoupon` do
 */
export function applyCheckoutInfo(
  context: Pick<RouteContext, 'caller' | 'plugins' | 'tenant'>,
  checkout: Checkout,
  info: unknown,
  body: Input,
): Checkout {
  const { tenant } = context;
  const input = isObject(info) ? info : {};
  const changed = applyFields(checkout, { root: 'checkout', sources, fields, input, mask: body.fieldMask });
  const { email } = changed;
  check([
    email !== undefined && !isEmail(email)
      ? violation('checkout.buyerInfo.email', 'must be an email address', 'FORMAT', { type: 'EMAIL' })
      : undefined,
  ]);
  const overrideCheckoutUrl = readString(body.overrideCheckoutUrl, 'overrideCheckoutUrl', 1000);
  const result = { ...changed, ...(overrideCheckoutUrl && { overrideCheckoutUrl }) };
  return applyGiftCard(
    tenant,
    applyCouponCode(tenant, addRequestedLines(context, result, body), body.couponCode),
    body,
  );
}
