import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { setOrderNumberCounter as setCounter } from '../../shop/orders/order-number.js';

/** Sets the number of the next order. */
export const setOrderNumberCounter = route({
  id: 'ecom.orders.setOrderNumberCounter',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/import/set-order-number-counter',
    '/v1/orders/import/set-order-number-counter',
    '/ecom/v1/ep-orders/import/set-order-number-counter',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const counter = read.string(input['counter'] ?? '', 'counter', { min: 1, max: 15 });
    if (counter && !/^\d+$/.test(counter)) read.addViolation('counter', 'must be a whole number', 'FORMAT');
    const allowsLower = read.boolean(input['allowLowerCounter'], 'allowLowerCounter') ?? false;
    read.check();
    const oldCounter = setCounter(tenant, counter ?? '', allowsLower);
    return { oldCounter: String(oldCounter), newCounter: String(counter) };
  },
});
