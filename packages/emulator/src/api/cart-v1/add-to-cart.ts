import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readText } from '../../kernel/input/read-text.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { addLines } from './add-lines.js';
import { type WhichCart, cartRoute } from './which-cart.js';
import { wireCart } from './wire-cart.js';

const isEmpty = (list: unknown) => list === undefined || list === null || (Array.isArray(list) && list.length === 0);

/** Whether a request has no lines to be added. */
export const hasNoLines = ({ customLineItems, lineItems }: Input): boolean =>
  isEmpty(lineItems) && isEmpty(customLineItems);

/** Adds catalog items and custom items to the cart. The caller's own is made when there is none. */
export const addToCart = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'add', '/add-to-cart'),
    method: 'POST',
    handle: (context) => {
      const { body, origin, tenant } = context;
      const input = isObject(body) ? body : {};
      check([hasNoLines(input) ? violation('lineItems', 'must not be empty', 'MIN_SIZE') : undefined]);
      const businessLocationId = readText(input.businessLocationId, 'businessLocationId', 36);
      const cart = addLines(context, which.open(context), input);
      const saved = which.save(context, { ...cart, ...(businessLocationId && { businessLocationId }) });
      return { cart: wireCart(tenant, saved, origin) };
    },
  });
