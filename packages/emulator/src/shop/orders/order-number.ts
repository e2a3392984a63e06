import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';

const counters = (tenant: Tenant) => tenant.collection<{ id: string; last: number }>('order-numbers');

/** Number of the last order. The first order is 10001. */
const lastOrderNumber = (tenant: Tenant): number => counters(tenant).get('orders')?.last ?? 10_000;

const setLastOrderNumber = (tenant: Tenant, last: number): void => void counters(tenant).put({ id: 'orders', last });

/**
 * Sets the number of the next order.
 *
 * @returns The previous number of the next order.
 * @throws {ApplicationError} `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER` unless `allowsLower`
 */
export function setOrderNumberCounter(tenant: Tenant, counter: string, allowsLower: boolean): number {
  const oldCounter = lastOrderNumber(tenant) + 1;
  if (Number(counter) < oldCounter && !allowsLower) {
    const description = 'The number is lower than the current one. Set allowLowerCounter to accept it.';
    throw new ApplicationError('failedPrecondition', 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER', description, {
      oldCounter,
      counter,
    });
  }
  setLastOrderNumber(tenant, Number(counter) - 1);
  return oldCounter;
}

/** Assigns the next order number. */
export function nextOrderNumber(tenant: Tenant): string {
  const next = lastOrderNumber(tenant) + 1;
  setLastOrderNumber(tenant, next);
  return String(next);
}
