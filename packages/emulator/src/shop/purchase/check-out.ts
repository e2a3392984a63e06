import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { payable } from '../line-items/line.js';
import type { Address, AddressWithContact } from '../pricing/shipping/address.js';
import type { SelectedShippingOption } from '../pricing/totals/totals.js';
import { saveCart } from './carts.js';
import { checkouts } from './checkouts.js';
import { memberDetails, withMemberDetails } from './member-details.js';
import { type Cart, type Checkout, newPurchase } from './purchase.js';
import { membershipsFor } from './remove-lines.js';
import { resolveLines } from './resolve-lines.js';

/** Details of a new checkout. */
export interface CheckoutDetails {
  readonly channelType: string;
  readonly email?: string;
  readonly shipping?: Address;
  readonly billing?: Address;
  readonly shippingOption?: SelectedShippingOption;
}

const withAddress = (address: Address | undefined, known: AddressWithContact | undefined) =>
  address ? { ...known, address } : known;

/**
 * Creates a checkout of a cart without storing it, or updates the cart's open checkout. Absent details are kept, or
 * taken from the cart, otherwise from the member's profile. The billing address, gift card and memberships of the cart,
 * which only Cart V2 sets, replace those of the checkout.
 *
 * @throws {ApplicationError} `EMPTY_CHECKOUT` for an empty cart, `FULL_OUT_OF_STOCK` if no line item can be bought
 */
export function checkOut(
  tenant: Tenant,
  cart: Cart,
  { billing, channelType, email, shipping, shippingOption }: CheckoutDetails,
): Checkout {
  const lines = resolveLines(tenant, cart.lines);
  if (lines.length === 0)
    throw new ApplicationError('failedPrecondition', 'EMPTY_CHECKOUT', 'The cart is empty. Add an item first.');
  if (lines.every((line) => payable(line) === 0)) {
    throw new ApplicationError(
      'failedPrecondition',
      'FULL_OUT_OF_STOCK',
      'All items of the cart are out of stock or no longer exist.',
    );
  }
  const known = cart.checkoutId === undefined ? undefined : checkouts(tenant).get(cart.checkoutId);
  const open = known?.completed ? undefined : known;
  const member = memberDetails(tenant, cart.owner);
  const destination = withAddress(shipping, open?.shippingDestination ?? cart.shippingDestination);
  const shippingDestination = withMemberDetails(destination, member);
  const billingInfo = withAddress(billing, cart.billingInfo ?? open?.billingInfo);
  const giftCard = cart.giftCard ?? open?.giftCard;
  const selectedMemberships = cart.selectedMemberships ?? open?.selectedMemberships;
  const selectedShippingOption = shippingOption ?? open?.selectedShippingOption ?? cart.selectedShippingOption;
  const { buyerNote, couponCode, extendedFields, businessLocationId, merchantDiscounts, purchaseFlowId } = cart;
  const buyerEmail = email ?? open?.email ?? cart.email ?? member.email;
  const created = newPurchase(tenant, cart.owner, newId);
  const checkout: Checkout = {
    ...created,
    cartId: cart.id,
    lines,
    merchantDiscounts,
    purchaseFlowId,
    channelType,
    ...(open && { id: open.id, createdDate: open.createdDate }),
    ...(couponCode && { couponCode }),
    ...(giftCard && { giftCard }),
    ...(selectedMemberships && membershipsFor({ selectedMemberships }, lines)),
    ...(buyerNote && { buyerNote }),
    ...(extendedFields && { extendedFields }),
    ...(businessLocationId && { businessLocationId }),
    ...(buyerEmail && { email: buyerEmail }),
    ...(shippingDestination && { shippingDestination }),
    ...(billingInfo && { billingInfo }),
    ...(selectedShippingOption && { selectedShippingOption }),
    completed: false,
  };
  if (cart.checkoutId !== checkout.id) saveCart(tenant, { ...cart, checkoutId: checkout.id });
  return checkout;
}
