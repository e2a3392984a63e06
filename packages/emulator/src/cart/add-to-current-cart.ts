import { route } from '../http/route.js';
import { addLines } from './add-lines.js';
import { findCart, newCart, saveCart } from './cart.js';
import { check, isInput, readText, violation } from './input.js';
import { ownerOf } from './owner.js';
import { wireCart } from './wire-cart.js';

/** Adds catalog items and custom items to the caller's cart, which is made when there is none. */
export const addToCurrentCart = route({
  id: 'ecom.currentCart.addToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/add-to-cart', '/v1/carts/current/add-to-cart'],
  access: 'visitor',
  handle: ({ body, caller, origin, tenant }) => {
    const input = isInput(body) ? body : {};
    const { customLineItems, lineItems } = input;
    const isEmpty = (list: unknown) =>
      list === undefined || list === null || (Array.isArray(list) && list.length === 0);
    const nothing = isEmpty(lineItems) && isEmpty(customLineItems);
    check([nothing ? violation('lineItems', 'must not be empty', 'MIN_SIZE') : undefined]);
    const owner = ownerOf(caller);
    const businessLocationId = readText(input.businessLocationId, 'businessLocationId', 36);
    const cart = addLines(tenant, findCart(tenant, owner) ?? newCart(tenant, owner), input);
    const saved = saveCart(tenant, { ...cart, ...(businessLocationId && { businessLocationId }) });
    return { cart: wireCart(tenant, saved, origin) };
  },
});
