import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { Caller } from '../../../protocol/auth/caller.js';
import { type Owner, toOwner } from '../../../protocol/auth/owner.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { type Cart, newCart } from '../../../shop/purchase/purchase.js';
import { setDelivery } from '../../../shop/purchase/set-delivery.js';
import { addRequestedCoupon } from './add-requested-coupon.js';
import { addRequestedGiftCard } from './add-requested-gift-card.js';
import { addRequestedItems } from './add-requested-items.js';
import { applyCartFields } from './apply-cart-fields.js';
import { getBody } from './read-body.js';
import { readCoupon } from './read-coupon.js';
import { readDeliveryMethod } from './read-delivery-method.js';

/** The merchant, or the app that acts for the merchant, as the creator of a cart. */
const getCreator = (caller: Caller): NonNullable<Cart['createdBy']> =>
  caller.kind === 'apiKey' && caller.id !== 'merchant' ? { appId: caller.id } : toOwner(caller);

/** The owner of a cart that the merchant creates: the named customer, or none yet. */
function getCustomer(caller: Caller, customer: Input): Pick<Cart, 'owner' | 'openAccess' | 'createdBy'> {
  if (caller.kind !== 'apiKey') return { owner: toOwner(caller) };
  const { memberId, openAccess, visitorId } = customer;
  const owner: Owner | undefined =
    typeof memberId === 'string' ? { memberId } : typeof visitorId === 'string' ? { visitorId } : undefined;
  return {
    owner: owner ?? toOwner(caller),
    openAccess: openAccess === undefined ? owner === undefined : openAccess === true,
    createdBy: getCreator(caller),
  };
}

/** Reads the fields that a cart keeps from its creation. @throws {ValidationError} */
function readFixedFields(cart: Input): Pick<Cart, 'demo' | 'externalReferences' | 'settings'> {
  const read = new FieldReader();
  const source = read.object(cart.source, 'cart.source');
  const references = read.list(source?.externalReferences, 'cart.source.externalReferences', { max: 10 });
  const externalReferences = references?.map((value, index) => {
    const at = `cart.source.externalReferences[${index}]`;
    const given = read.object(value, at);
    const appId = read.string(given?.appId, `${at}.appId`, { max: 36 });
    const resourceId = read.string(given?.resourceId, `${at}.resourceId`, { max: 100 });
    return { ...(appId && { appId }), ...(resourceId && { resourceId }) };
  });
  const given = read.object(cart.settings, 'cart.settings');
  const setting = <N extends string>(name: N): { [K in N]?: boolean } => {
    const value = read.boolean(given?.[name], `cart.settings.${name}`);
    return (value === undefined ? {} : { [name]: value }) as { [K in N]?: boolean };
  };
  const settings = {
    ...setting('lockGiftCard'),
    ...setting('lockCouponCode'),
    ...setting('policyAgreementCheckboxDisabled'),
    ...setting('manualPaymentDisabled'),
  };
  const demo = read.boolean(cart.demo, 'cart.demo');
  read.check();
  return {
    ...(externalReferences && { externalReferences }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(demo && { demo }),
  };
}

/** The only entry of a list. `undefined` if there is none. */
function readOnly(value: unknown, field: string): unknown {
  const read = new FieldReader();
  const [first] = read.list(value, field, { max: 1 }) ?? [];
  read.check();
  return first;
}

/**
 * Creates a cart from a request, not stored yet: its fields, items, coupon, gift card and delivery method.
 *
 * @throws {ValidationError} for invalid fields
 * @throws {ApplicationError} as the operations do that add each of them
 */
export function readNewCart(context: RouteContext): Cart {
  const { caller, plugins, tenant } = context;
  const input = getBody(context);
  const fields = isObject(input.cart) ? input.cart : {};
  const empty = newCart(tenant, toOwner(caller), () => plugins.newId());
  const customer = isObject(fields.customerInfo) ? fields.customerInfo : {};
  const fixed = readFixedFields(fields);
  const created = applyCartFields({ ...empty, ...getCustomer(caller, customer), ...fixed }, fields);
  let cart = addRequestedItems(context, created, input);
  const coupon = readOnly(input.coupons, 'coupons');
  if (coupon !== undefined) {
    const { settings: _, ...unlocked } = cart;
    cart = { ...cart, ...addRequestedCoupon(tenant, unlocked, readCoupon(coupon, 'coupons[0]')) };
  }
  const giftCard = readOnly(input.giftCards, 'giftCards');
  if (giftCard !== undefined) {
    const { settings: _, ...unlocked } = cart;
    cart = { ...cart, ...addRequestedGiftCard(context, unlocked, giftCard, 'giftCards[0]') };
  }
  if (isMissing(input.deliveryMethod)) return cart;
  return setDelivery(context, cart, readDeliveryMethod(input.deliveryMethod));
}
