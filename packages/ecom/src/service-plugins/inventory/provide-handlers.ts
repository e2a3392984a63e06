import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { DecrementAvailabilityRequest, DecrementAvailabilityResponse } from './decrement-availability.js';
import type { IncrementAvailabilityRequest, IncrementAvailabilityResponse } from './increment-availability.js';

/** Call of `decrementAvailability`: the request and its metadata. */
export type DecrementAvailabilityEnvelope = PluginCall<DecrementAvailabilityRequest>;

/** Call of `incrementAvailability`: the request and its metadata. */
export type IncrementAvailabilityEnvelope = PluginCall<IncrementAvailabilityRequest>;

/** Handlers of the inventory plugin. */
export interface InventoryHandlers {
  /** Decrements the inventory of items. */
  decrementAvailability(
    call: DecrementAvailabilityEnvelope,
  ): DecrementAvailabilityResponse | Promise<DecrementAvailabilityResponse>;
  /** Increments the inventory of items. */
  incrementAvailability(
    call: IncrementAvailabilityEnvelope,
  ): IncrementAvailabilityResponse | Promise<IncrementAvailabilityResponse>;
}

/**
 * Updates the inventory of a custom catalog when orders are placed, canceled or refunded.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
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
