import { operation, queryCodec } from '@cartwright/core';
import type { CursorPaging, CursorPagingMetadata } from '../../commerce/responses/paging.js';
import type { SortOrder } from '../../commerce/responses/sort-order.js';
import { orderShape, type Order } from './order.js';

/** A place on earth, in degrees. */
export interface AddressLocation {
  /** Degrees north. */
  latitude?: number | null;
  /** Degrees east. */
  longitude?: number | null;
}

/** One field to sort by. */
export interface Sorting {
  /** The field, with its name in the SDK. */
  fieldName?: string;
  /** The direction. Default `ASC`. */
  order?: SortOrder;
  /** Where distances are measured from. */
  origin?: AddressLocation;
}

/** Which orders to find. */
export interface CursorSearch {
  /** Which part. */
  cursorPaging?: CursorPaging;
  /** Which ones, in the wire's form, such as `{ status: 'APPROVED' }`. */
  filter?: Record<string, unknown> | null;
  /** In which order. */
  sort?: Sorting[];
}

/** The answer of `searchOrders`. */
export interface SearchOrdersResponse {
  /** The orders. */
  orders?: Order[];
  /** The answer's place among all results. */
  metadata?: CursorPagingMetadata;
}

/**
 * Finds orders. Members find their own, merchants all.
 *
 * @param search - Filter, order and paging, as in a query.
 * @returns The orders, and where the next part begins.
 * @throws `ApiError` with status 400 for a field that can not be filtered or sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const unpaid = async () =>
 *   (
 *     await client.orders.searchOrders({
 *       filter: { paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID'] } },
 *       sort: [{ fieldName: '_createdDate', order: 'DESC' }],
 *       cursorPaging: { limit: 20 },
 *     })
 *   ).orders;
 * ```
 * @see POST /ecom/v1/orders/search
 */
export const searchOrders = /* @__PURE__ */ operation<[search: CursorSearch], SearchOrdersResponse>({
  id: 'ecom.orders.searchOrders',
  method: 'POST',
  path: '/ecom/v1/orders/search',
  input: (search) => ({ search }),
  request: { search: queryCodec },
  response: { orders: orderShape },
  repeatable: true,
});
