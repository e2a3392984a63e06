import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { DecrementAvailabilityRequest, DecrementAvailabilityResponse } from './decrement-availability.js';
import type { IncrementAvailabilityRequest, IncrementAvailabilityResponse } from './increment-availability.js';

/** What `decrementAvailability` is given. */
export type DecrementAvailabilityEnvelope = PluginCall<DecrementAvailabilityRequest>;

/** What `incrementAvailability` is given. */
export type IncrementAvailabilityEnvelope = PluginCall<IncrementAvailabilityRequest>;

/** Keeps the stock of your catalog. */
export interface InventoryHandlers {
  /** Takes items out of stock. */
  decrementAvailability(
    call: DecrementAvailabilityEnvelope,
  ): DecrementAvailabilityResponse | Promise<DecrementAvailabilityResponse>;
  /** Puts items back into stock. */
  incrementAvailability(
    call: IncrementAvailabilityEnvelope,
  ): IncrementAvailabilityResponse | Promise<IncrementAvailabilityResponse>;
}

/**
 * Keeps the stock of your own catalog as orders come and go.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { inventory } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(inventory.provideHandlers, {
 *   decrementAvailability: ({ request }) => {
 *     if (request.items.length > 10) throw new inventory.DecrementNotPossibleWixError();
 *     return {};
 *   },
 *   incrementAvailability: () => ({}),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<InventoryHandlers>({
  componentType: 'ECOM_INVENTORY',
  methods: {
    decrementAvailability: { path: '/v1/decrement' },
    incrementAvailability: { path: '/v1/increment' },
  },
});
