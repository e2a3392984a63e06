import { type Address, readAddress } from '../../shop/pricing/shipping/address.js';
import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readText } from '../../kernel/input/read-text.js';
import { type StoredCart, saveCart } from '../../shop/purchase/cart.js';
import { payable } from '../../shop/line-items/line.js';
import { membershipsFor } from '../purchase/read-memberships.js';
import { readShippingOption } from '../purchase/read-shipping-option.js';
import { resolveLines } from '../../shop/purchase/resolve-lines.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { channelViolation } from '../purchase/channel-violation.js';
import { type StoredCheckout, checkouts } from '../../shop/purchase/checkout.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { memberDetails, withMemberDetails } from '../../shop/purchase/member-details.js';

/**
 * Makes a checkout of a cart, or brings the cart's open checkout up to date. What the request does not say is kept, or
 * comes from the cart, or else from the member's profile.
 * @throws {ValidationError} for an invalid address, e-mail or channel
 * @throws {ApplicationError} 428 `EMPTY_CHECKOUT` for an empty cart, `FULL_OUT_OF_STOCK` when nothing in it can be bought
 */
export function checkoutFromCart(tenant: Tenant, cart: StoredCart, body: unknown): StoredCheckout {
  const input = isObject(body) ? body : {};
  const shipping = readAddress(input.shippingAddress, 'shippingAddress');
  const billing = readAddress(input.billingAddress, 'billingAddress');
  const option = readShippingOption(input.selectedShippingOption, 'selectedShippingOption');
  const email = readText(input.email, 'email', 254);
  const { channelType = 'WEB' } = input;
  check([
    email && !isEmail(email) ? violation('email', 'must be an e-mail address', 'FORMAT', { type: 'EMAIL' }) : undefined,
    channelViolation(channelType),
  ]);
  const lines = resolveLines(tenant, cart.lines);
  if (lines.length === 0) throw new ApplicationError(428, 'EMPTY_CHECKOUT', 'The cart is empty.');
  if (lines.every((line) => payable(line) === 0)) {
    throw new ApplicationError(428, 'FULL_OUT_OF_STOCK', 'Nothing in the cart can be bought now.');
  }
  const known = cart.checkoutId === undefined ? undefined : checkouts(tenant).get(cart.checkoutId);
  const open = known?.completed === false ? known : undefined;
  const now = tenant.clock.now().toISOString();
  const address = (given: Address | undefined, kept: StoredCheckout['billingInfo']) =>
    given ? { ...kept, address: given } : kept;
  const member = memberDetails(tenant, cart.owner);
  const destination = address(shipping, open?.shippingDestination ?? cart.contactInfo);
  const shippingDestination = withMemberDetails(destination, member);
  const billingInfo = address(billing, open?.billingInfo);
  const selectedShippingOption = option ?? open?.selectedShippingOption ?? cart.selectedShippingOption;
  const { buyerNote, couponCode, extendedFields, businessLocationId, merchantDiscounts, owner, purchaseFlowId } = cart;
  const buyerEmail = email ?? open?.email ?? cart.email ?? member.email;
  const checkout = checkouts(tenant).put({
    id: open?.id ?? newId(),
    cartId: cart.id,
    owner,
    lines,
    merchantDiscounts,
    purchaseFlowId,
    channelType: channelType as string,
    ...(couponCode && { couponCode }),
    ...(open?.giftCard && { giftCard: open.giftCard }),
    ...(open?.selectedMemberships && membershipsFor({ selectedMemberships: open.selectedMemberships }, lines)),
    ...(buyerNote && { buyerNote }),
    ...(extendedFields && { extendedFields }),
    ...(businessLocationId && { businessLocationId }),
    ...(buyerEmail && { email: buyerEmail }),
    ...(shippingDestination && { shippingDestination }),
    ...(billingInfo && { billingInfo }),
    ...(selectedShippingOption && { selectedShippingOption }),
    completed: false,
    createdDate: open?.createdDate ?? now,
    updatedDate: now,
  });
  if (cart.checkoutId !== checkout.id) saveCart(tenant, { ...cart, checkoutId: checkout.id });
  return checkout;
}
