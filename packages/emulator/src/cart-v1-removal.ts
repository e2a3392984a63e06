import { cartRoutes } from './api/cart-v1/index.js';
import { checkoutRoutes } from './api/checkout-v1/checkout-routes.js';
import { cartV1RemovalDate } from './cart-v1-removal-date.js';
import { HttpError } from './protocol/http/http-error.js';
import type { Clock } from './kernel/state/clock.js';
import type { EventDefinition } from './protocol/events/event-definition.js';
import type { Document } from './kernel/state/collection.js';
import type { Route } from './protocol/routing/route.js';
import { cartEvents } from './api/cart-v1/cart-events.js';
import { checkoutEvents } from './api/checkout-v1/checkout-events.js';

/** Whether Cart V1 and Checkout V1 are available. */
export type CartV1 = 'available' | 'removed';

const removed: ReadonlySet<Route> = new Set([...cartRoutes, ...checkoutRoutes]);
const removedEvents: readonly unknown[] = [cartEvents, checkoutEvents];

/** Whether Cart V1 and Checkout V1 are removed: as the option says, otherwise by the clock of the tenant. */
const isRemoved = (cartV1: CartV1 | undefined, clock: Clock): boolean =>
  cartV1 ? cartV1 === 'removed' : clock.now().toISOString() >= cartV1RemovalDate;

/**
 * Refuses calls of Cart V1 and Checkout V1 as unknown paths when they are removed.
 *
 * @throws {HttpError} 404
 */
export function checkRemoval(route: Route, cartV1: CartV1 | undefined, clock: Clock): void {
  if (!removed.has(route) || !isRemoved(cartV1, clock)) return;
  const message = 'The platform removed Cart V1 and Checkout V1 on 2027-02-01. Use Cart V2.';
  throw new HttpError(404, message, { message, details: {} });
}

/** Returns the sources of events that are not removed. */
export const eventsUntilRemoval = (
  definitions: readonly EventDefinition<Document>[],
  cartV1: CartV1 | undefined,
  clock: Clock,
): readonly EventDefinition<Document>[] =>
  isRemoved(cartV1, clock) ? definitions.filter((definition) => !removedEvents.includes(definition)) : definitions;
