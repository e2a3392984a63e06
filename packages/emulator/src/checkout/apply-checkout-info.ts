import { addLines } from '../cart/add-lines.js';
import { applyCoupon } from '../cart/apply-coupon.js';
import { readMemberships } from '../cart/read-memberships.js';
import { readShippingOption } from '../cart/read-shipping-option.js';
import { applyGiftCard } from '../gift-cards/apply-gift-card.js';
import type { RouteContext } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { check, type Input, isObject, readText, violation } from '../input/index.js';
import { readAddressWithContact } from '../shipping/index.js';
import type { Tenant } from '../state/tenant.js';
import type { StoredCheckout } from './checkout.js';
import { isEmail } from './is-email.js';
import { priceCheckout } from './price-checkout.js';

/** How each field of a checkout that a client may change is read out of what it sends. */
const readers = {
  buyerNote: ({ buyerNote }: Input) => [buyerNote, () => readText(buyerNote, 'checkout.buyerNote', 1000)],
  email: ({ buyerInfo }: Input) => {
    const email = isObject(buyerInfo) ? buyerInfo.email : undefined;
    return [email, () => readText(email, 'checkout.buyerInfo.email', 254)];
  },
  billingInfo: ({ billingInfo }: Input) => [
    billingInfo,
    () => readAddressWithContact(billingInfo, 'checkout.billingInfo'),
  ],
  shippingDestination: ({ shippingInfo }: Input) => {
    const given = isObject(shippingInfo) ? shippingInfo.shippingDestination : undefined;
    return [given, () => readAddressWithContact(given, 'checkout.shippingInfo.shippingDestination')];
  },
  selectedShippingOption: ({ shippingInfo }: Input) => {
    const given = isObject(shippingInfo) ? shippingInfo.selectedCarrierServiceOption : undefined;
    return [given, () => readShippingOption(given, 'checkout.shippingInfo.selectedCarrierServiceOption')];
  },
  selectedMemberships: ({ membershipOptions }: Input) => {
    const given = isObject(membershipOptions) ? membershipOptions.selectedMemberships : undefined;
    return [given, () => readMemberships(given, 'checkout.membershipOptions.selectedMemberships')];
  },
  extendedFields: ({ extendedFields }: Input) => [extendedFields, () => extendedFields],
  businessLocationId: ({ businessLocationId }: Input) => [
    businessLocationId,
    () => readText(businessLocationId, 'checkout.businessLocationId', 36),
  ],
} satisfies Record<string, (info: Input) => readonly [unknown, () => unknown]>;

/**
 * The checkout with everything that a request says of it: its info, lines, coupon, gift card, address of the page.
 * `null` takes a field away.
 * @throws {ValidationError} for invalid fields
 * @throws {ApplicationError} as `applyGiftCard` and `applyCoupon` do
 */
export function applyCheckoutInfo(
  context: Pick<RouteContext, 'caller' | 'plugins' | 'tenant'>,
  checkout: StoredCheckout,
  info: unknown,
  body: Input,
): StoredCheckout {
  const { tenant } = context;
  const given = isObject(info) ? info : {};
  const changed: Record<string, unknown> = { ...checkout };
  for (const [name, reader] of Object.entries(readers)) {
    const [value, read] = reader(given);
    if (value === undefined) continue;
    const result = value === null ? undefined : read();
    if (result === undefined) delete changed[name];
    else changed[name] = result;
  }
  const email = changed['email'];
  check([
    typeof email === 'string' && !isEmail(email)
      ? violation('checkout.buyerInfo.email', 'must be an e-mail address', 'FORMAT', { type: 'EMAIL' })
      : undefined,
  ]);
  const overrideCheckoutUrl = readText(body.overrideCheckoutUrl, 'overrideCheckoutUrl', 1000);
  const result = { ...changed, ...(overrideCheckoutUrl && { overrideCheckoutUrl }) } as unknown as StoredCheckout;
  return applyGiftCard(tenant, applyCoupon(tenant, addLines(context, result, body), body.couponCode), body);
}

/**
 * Makes sure that the way of delivery that a change chose is offered.
 * @throws {ApplicationError} 404 `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`
 */
export function checkShippingOption(tenant: Tenant, before: StoredCheckout, after: StoredCheckout): StoredCheckout {
  const option = after.selectedShippingOption;
  if (!option || option === before.selectedShippingOption) return after;
  const { delivery } = priceCheckout(tenant, after).totals;
  if (!delivery || delivery.requested) return after;
  const description = 'This way of delivery is not offered.';
  throw new ApplicationError(404, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', description, { code: option.code });
}
