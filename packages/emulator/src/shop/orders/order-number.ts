import type { Tenant } from '../../kernel/state/tenant.js';

const counters = (tenant: Tenant) => tenant.collection<{ id: string; last: number }>('order-numbers');

/** The number of the last order; the first is 10001. */
export const lastOrderNumber = (tenant: Tenant): number => counters(tenant).get('orders')?.last ?? 10_000;

/** Sets the number after which the next order is counted. */
export const setLastOrderNumber = (tenant: Tenant, last: number): void =>
  void counters(tenant).put({ id: 'orders', last });

/** The next number of an order. */
export function nextOrderNumber(tenant: Tenant): string {
  const next = lastOrderNumber(tenant) + 1;
  setLastOrderNumber(tenant, next);
  return String(next);
}
