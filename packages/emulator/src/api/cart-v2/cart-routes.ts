import { type CartAccess, cartById, change, currentCart, respond, show } from './cart-access.js';
import { applyCartFields } from './input/apply-cart-fields.js';
import { readNewCart } from './input/new-cart.js';
import { getBody } from './input/read-body.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import {
  completeCart,
  deleteCart as deleteStored,
  requireUnordered,
  setCurrentCart,
} from '../../shop/purchase/carts.js';
import { priceLines } from '../../shop/purchase/price-cart.js';
import type { Cart, FormSubmission } from '../../shop/purchase/purchase.js';
import { resolveLines } from '../../shop/purchase/resolve-lines.js';

/** Creates a cart and makes it the caller's current one. A cart that was current before stays and is no longer current. */
export const createCurrentCart = route({
  id: 'ecom.currentCartV2.createCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => {
    const cart = readNewCart(context);
    setCurrentCart(context.tenant, cart);
    return respond(context, cart);
  },
});

/** Creates a cart besides the current cart, such as for a single item to buy at once. */
export const createCart = route({
  id: 'ecom.cartV2.createCart',
  method: 'POST',
  paths: ['/ecom/v2/carts', '/v2/carts'],
  access: 'visitor',
  handle: (context) => respond(context, readNewCart(context)),
});

/** Returns the cart with the current names, prices and stock of its line items. */
export function refreshed(context: RouteContext, cart: Cart): Cart {
  lookUpItems(context, cart.lines);
  return { ...cart, lines: resolveLines(context.tenant, cart.lines) };
}

/** Reads names, prices, discounts and stock of the items in the caller's cart. */
export const refreshCurrentCart = route({
  id: 'ecom.currentCartV2.refreshCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/refresh', '/v2/carts/current/refresh'],
  access: 'visitor',
  handle: (context) => change(context, currentCart, (cart) => refreshed(context, cart)),
});

/** Reads names, prices, discounts and stock of the items in a cart by its ID. */
export const refreshCart = route({
  id: 'ecom.cartV2.refreshCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/refresh', '/v2/carts/{cartId}/refresh'],
  access: 'visitor',
  handle: (context) => change(context, cartById, (cart) => refreshed(context, cart)),
});

/** Gets a cart with the prices that its line items have, or with current ones. Stores nothing. */
function read(context: RouteContext, which: CartAccess): object {
  const cart = which.find(context);
  const { refreshOverride } = isObject(context.query) ? context.query : {};
  const isRefreshed = String(refreshOverride) === 'true' && !cart.completed;
  return show(context, priceLines(context.tenant, isRefreshed ? refreshed(context, cart) : cart));
}

/** Gets the caller's cart. Responds 404 if there is none. */
export const getCurrentCart = route({
  id: 'ecom.currentCartV2.getCurrentCart',
  method: 'GET',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => read(context, currentCart),
});

/** Gets a cart by its ID, also after it was ordered. */
export const getCart = route({
  id: 'ecom.cartV2.getCart',
  method: 'GET',
  paths: ['/ecom/v2/carts/{cartId}', '/v2/carts/{cartId}'],
  access: 'visitor',
  handle: (context) => read(context, cartById),
});

function update(context: RouteContext, which: CartAccess): object {
  const fields = bodyObject(new FieldReader(), context.body, 'cart');
  return change(context, which, (cart) => applyCartFields(cart, fields, getBody(context).fieldMask));
}

/** Updates the note, customer, addresses and other fields of the caller's cart. */
export const updateCurrentCart = route({
  id: 'ecom.currentCartV2.updateCurrentCart',
  method: 'PATCH',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => update(context, currentCart),
});

/** Updates the note, customer, addresses and other fields of a cart by its ID. */
export const updateCart = route({
  id: 'ecom.cartV2.updateCart',
  method: 'PATCH',
  paths: ['/ecom/v2/carts/{cart.id}', '/v2/carts/{cart.id}'],
  access: 'visitor',
  handle: (context) => update(context, cartById),
});

function remove(context: RouteContext, which: CartAccess): object {
  deleteStored(context.tenant, which.find(context));
  return {};
}

/** Deletes the caller's cart. Responds 404 if there is none. */
export const deleteCurrentCart = route({
  id: 'ecom.currentCartV2.deleteCurrentCart',
  method: 'DELETE',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Deletes a cart by its ID. */
export const deleteCart = route({
  id: 'ecom.cartV2.deleteCart',
  method: 'DELETE',
  paths: ['/ecom/v2/carts/{cartId}', '/v2/carts/{cartId}'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});

/** Marks a cart as ordered whose order was created elsewhere. Nothing is charged. */
export const markCartAsCompleted = route({
  id: 'ecom.cartV2.markCartAsCompleted',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/mark-cart-as-completed', '/v2/carts/{cartId}/mark-cart-as-completed'],
  access: 'merchant',
  handle: (context) => {
    const read = new FieldReader();
    const orderId = read.string(getBody(context).orderId, 'orderId', { min: 1, max: 36 });
    read.check();
    return show(context, completeCart(context.tenant, requireUnordered(cartById.find(context)), orderId));
  },
});

/** Reads 1 to 1,000 form submissions. @throws {ValidationError} */
function readSubmissions(value: unknown): FormSubmission[] {
  const read = new FieldReader();
  const submissions = (read.list(value ?? [], 'formSubmissions', { min: 1 }) ?? []).map((entry, index) => {
    const field = `formSubmissions[${index}]`;
    const given = read.object(entry, field);
    const id = read.string(given?.id, `${field}.id`, { min: 1, max: 36 });
    const formSubmissionId = read.string(given?.formSubmissionId, `${field}.formSubmissionId`, { min: 1, max: 36 });
    return { ...(id && { id }), ...(formSubmissionId && { formSubmissionId }) };
  });
  read.check();
  return submissions;
}

function updateSubmissions(context: RouteContext, which: CartAccess): object {
  const submissions = readSubmissions(getBody(context).formSubmissions);
  return change(context, which, (cart) => {
    const others = (cart.formSubmissions ?? []).filter(({ id }) => !submissions.some((one) => one.id === id));
    return { ...cart, formSubmissions: [...others, ...submissions] };
  });
}

/** Sets the submissions of forms in the caller's cart, by form ID. */
export const updateFormSubmissionsInCurrentCart = route({
  id: 'ecom.currentCartV2.updateFormSubmissionsInCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/update-forms-submission', '/v2/carts/current/update-forms-submission'],
  access: 'visitor',
  handle: (context) => updateSubmissions(context, currentCart),
});

/** Sets the submissions of forms in a cart by its ID, by form ID. */
export const updateFormSubmissions = route({
  id: 'ecom.cartV2.updateFormSubmissions',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/update-forms-submission', '/v2/carts/{cartId}/update-forms-submission'],
  access: 'visitor',
  handle: (context) => updateSubmissions(context, cartById),
});

/** Lists the offers of each line item. The emulator has no app that makes offers. */
const list = (context: RouteContext, which: CartAccess): object => ({
  itemsUpsells: which.find(context).lines.map(({ id }) => ({ lineItemId: id, upsells: [] })),
});

/** Lists the offers for the line items in the caller's cart. */
export const getUpsellOptionsForCurrentCart = route({
  id: 'ecom.currentCartV2.getUpsellOptionsForCurrentCart',
  method: 'GET',
  paths: ['/ecom/v2/carts/current/upsell-options', '/v2/carts/current/upsell-options'],
  access: 'visitor',
  handle: (context) => list(context, currentCart),
});

/** Lists the offers for the line items in a cart by its ID. */
export const getUpsellOptions = route({
  id: 'ecom.cartV2.getUpsellOptions',
  method: 'GET',
  paths: ['/ecom/v2/carts/{cartId}/upsell-options', '/v2/carts/{cartId}/upsell-options'],
  access: 'visitor',
  handle: (context) => list(context, cartById),
});
