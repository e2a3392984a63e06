import { runQuery } from '../../kernel/query/run-query.js';
import { isObject } from '../../kernel/input/object.js';
import { mayRead } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { ValidationError } from '../../kernel/errors/application-error.js';
import { orders } from '../../shop/orders/order.js';
import { orderFields } from './order-fields.js';
import { formatOrder } from './format-order.js';

/** Default sorting: newest orders first. */
const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' }];

/** Converts the search into a query with cursor paging. */
function queryOf(search: unknown): unknown {
  if (!isObject(search)) return { cursorPaging: {}, sort: newestFirst };
  const { cursorPaging, filter, sort } = search;
  const isNext = isObject(cursorPaging) && cursorPaging['cursor'];
  const hasSort = Array.isArray(sort) && sort.length > 0;
  return { cursorPaging: cursorPaging ?? {}, filter, ...(!isNext && { sort: hasSort ? sort : newestFirst }) };
}

/** Renames fields in validation errors to their names in the request. */
const named = (error: unknown): unknown =>
  error instanceof ValidationError
    ? new ValidationError(error.violations.map((one) => ({ ...one, field: one.field.replace(/^query\b/, 'search') })))
    : error;

/** Searches orders: all orders for the merchant, their own for other callers. */
export const searchOrders = route({
  id: 'ecom.orders.searchOrders',
  method: 'POST',
  paths: ['/ecom/v1/orders/search', '/v1/orders/search', '/ecom/v1/ep-orders/search'],
  access: 'visitor',
  handle: ({ body, caller, origin, tenant }) => {
    const search = isObject(body) ? body['search'] : undefined;
    try {
      const { items, metadata } = runQuery(
        {
          entity: 'order',
          fields: orderFields,
          documents: orders(tenant).values(),
          shows: ({ owner }) => mayRead(caller, owner),
        },
        queryOf(search),
      );
      return { orders: items.map((order) => formatOrder(order, origin)), metadata };
    } catch (error) {
      throw named(error);
    }
  },
});
