import type { StoredOrder } from './order.js';

/** Returns the distinct custom statuses of the fulfillments of an order. */
export const customStatuses = ({ fulfillments }: StoredOrder): readonly string[] => [
  ...new Set(fulfillments.flatMap(({ status }) => status ?? [])),
];
