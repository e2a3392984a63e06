import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { hasNoLines } from '../purchase/add-requested-lines.js';
import { saveCart } from '../../shop/purchase/carts.js';
import { ownerOf } from '../../protocol/auth/owner.js';
import { changedCart } from './update-cart.js';
import { formatCart } from './format-cart.js';
import { newCart } from '../../shop/purchase/purchase.js';
import { newId } from '../../kernel/state/ids.js';

/** Creates a cart besides the caller's current cart. Requires at least one line item. */
export const createCart = route({
  id: 'ecom.cart.createCart',
  method: 'POST',
  paths: ['/ecom/v1/carts', '/v1/carts'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, origin, tenant } = context;
    if (hasNoLines(isObject(body) ? body : {})) {
      throw new ApplicationError(
        'failedPrecondition',
        'CANT_CREATE_CART_WITHOUT_ITEMS',
        'A cart cannot be created empty. Send lineItems or customLineItems.',
      );
    }
    const cart = changedCart(context, newCart(tenant, ownerOf(caller), newId));
    return { cart: formatCart(tenant, saveCart(tenant, cart), origin) };
  },
});
