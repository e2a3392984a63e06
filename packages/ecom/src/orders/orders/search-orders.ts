import { operation, queryShape, type EntityFilter, type EntitySort } from '@cartwright/core';
import type { CursorPaging, CursorPagingMetadata } from '../../commerce/responses/paging.js';
import type { OrderSearchFields } from './order-search-fields.js';
import { orderShape, type Order } from './order.js';

/** Filter, sorting and paging of `searchOrders`. */
export interface OrderSearch {
  /** Page size and cursor. The cursor contains filter and sort of the first page. */
  cursorPaging?: CursorPaging;
  /** Filter, such as `{ status: 'APPROVED' }`. Absent: all orders that the caller can read. */
  filter?: EntityFilter<OrderSearchFields> | null;
  /**
   * Sort criteria, by priority. At most 4.
   *
   * @default [{ fieldName: '_createdDate', order: 'DESC' }]
   */
  sort?: readonly EntitySort<OrderSearchFields>[];
}

/** Response of `searchOrders`. */
export interface SearchOrdersResponse {
  /** Orders of the page. */
  orders?: Order[];
  /** Cursors of the next and previous page. */
  metadata?: CursorPagingMetadata;
}

/**
 * Searches orders. Members can only find their own orders.
 *
 * @param search - Filter, sorting and paging.
 * @returns One page of orders, with the cursor of the next one.
 * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const unpaidOrders = async () =>
 *   (
 *     await client.orders.searchOrders({
 *       filter: { paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID'] } },
 *       sort: [{ fieldName: '_createdDate', order: 'DESC' }],
 *       cursorPaging: { limit: 20 },
 *     })
 *   ).orders;
 * ```
 * @see POST /ecom/v1/orders/search
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/orders/search-orders
 */
export const searchOrders = /* @__PURE__ */ operation<[search: OrderSearch], SearchOrdersResponse>({
  id: 'ecom.orders.searchOrders',
  method: 'POST',
  path: '/ecom/v1/orders/search',
  args: ['search'],
  request: { search: queryShape },
  response: { orders: orderShape },
  repeatable: true,
});
