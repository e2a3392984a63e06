import { FieldReader } from '../../kernel/input/field-reader.js';
import { route } from '../../protocol/routing/route.js';
import { completeCart, requireUnordered } from '../../shop/purchase/carts.js';
import { cartById, show } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

/** Marks a cart as ordered whose order was created elsewhere. Nothing is charged. */
export const markCartAsCompleted = route({
  id: 'ecom.cartV2.markCartAsCompleted',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/mark-cart-as-completed', '/v2/carts/{cartId}/mark-cart-as-completed'],
  access: 'merchant',
  handle: (context) => {
    const read = new FieldReader();
    const orderId = read.string(bodyOf(context).orderId, 'orderId', { min: 1, max: 36 });
    read.check();
    return show(context, completeCart(context.tenant, requireUnordered(cartById.find(context)), orderId));
  },
});
