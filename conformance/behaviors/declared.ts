import {
  date,
  fieldMask,
  operation,
  queryShape,
  queryOperation,
  type ArgumentPlaces,
  type OperationSpec,
  type Shape,
} from '@cartwright/core';
import { orders } from '@cartwright/ecom';

type Loose = Readonly<Record<string, unknown>>;

const orderShape = orders.getOrder.spec.response?.['order'] as Shape;

/** Declares an operation from facts. */
const declare = <Args extends unknown[]>(
  spec: OperationSpec & { readonly args: ArgumentPlaces<Args>; readonly prepare?: (...args: Args) => object },
) => operation<Args, unknown>(spec as never);

export const createOrder = declare({
  id: 'orders.createOrder',
  method: 'POST',
  path: '/ecom/v1/orders',
  args: ['order', '...options'],
  request: { order: orderShape },
  response: { order: orderShape },
  unwrap: 'order',
});

export const updateOrder = declare({
  id: 'orders.updateOrder',
  method: 'PATCH',
  path: '/ecom/v1/orders/{order.id}',
  args: ['order._id', 'order'],
  prepare: (id: string, order: Loose) => ({ order: { ...order, id } }),
  request: { order: orderShape },
  response: { order: orderShape },
  unwrap: 'order',
});

export const cancelOrder = declare({
  id: 'orders.cancelOrder',
  method: 'POST',
  path: '/ecom/v1/orders/{id}/cancel',
  args: ['_id', '...options'],
  response: { order: orderShape },
});

export const bulkUpdateOrders = declare({
  id: 'orders.bulkUpdateOrders',
  method: 'POST',
  path: '/ecom/v1/bulk/orders/update',
  args: ['orders', '...options'],
  prepare: (list: readonly { order: Loose; fieldMask: string[] }[], options?: Loose) => ({
    orders: list.map(({ order, fieldMask: mask }) => ({ order, fieldMask: fieldMask.encode(mask, 'fieldMask') })),
    ...options,
  }),
  request: { orders: { order: orderShape } },
});

export const deleteFulfillment = declare({
  id: 'orderFulfillments.deleteFulfillment',
  method: 'DELETE',
  path: '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  args: ['identifiers'],
  prepare: ({ fulfillmentId, orderId }: Loose) => ({ fulfillmentId, orderId }),
});

export const getCategory = declare({
  id: 'categories.getCategory',
  method: 'GET',
  path: '/categories/v1/categories/{categoryId}',
  args: ['categoryId', 'treeReference', '...options'],
  unwrap: 'category',
});

export const updateTipSettings = declare({
  id: 'tipSettings.updateTipSettings',
  method: 'PATCH',
  path: '/tip-settings/v1/tip-settings',
  args: ['tipSettings'],
  unwrap: 'tipSettings',
});

/** Query builder whose methods are called by name. */
export interface Builder {
  readonly query: unknown;
  readonly skip: unknown;
  find(): Promise<unknown>;
}

export const queryDiscountRules = queryOperation<Builder, object, unknown>({
  id: 'discountRules.queryDiscountRules',
  method: 'POST',
  path: '/ecom/v1/discount-rules/query',
  args: ['query'],
  request: { query: queryShape },
  items: 'discountRules',
  metadata: 'pagingMetadata',
  paging: 'cursor',
} as never);

export const queryBrands = queryOperation<Builder, object, unknown, [options?: Loose]>({
  id: 'brands.queryBrands',
  method: 'GET',
  path: '/stores/v3/brands/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { brands: { _createdDate: date, _updatedDate: date } },
  structuredQuery: true,
  fallback: '/stores/v3/brands/query',
  items: 'brands',
  metadata: 'pagingMetadata',
  paging: 'cursor',
} as never);
