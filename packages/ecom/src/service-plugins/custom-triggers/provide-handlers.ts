import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetEligibleTriggersRequest, GetEligibleTriggersResponse } from './get-eligible-triggers.js';
import type { ListTriggersRequest, ListTriggersResponse } from './list-triggers.js';

/** Call of `listTriggers`: the request and its metadata. */
export type ListTriggersEnvelope = PluginCall<ListTriggersRequest>;

/** Call of `getEligibleTriggers`: the request and its metadata. */
export type GetEligibleTriggersEnvelope = PluginCall<GetEligibleTriggersRequest>;

/** Handlers of the custom discount triggers plugin. */
export interface CustomTriggersHandlers {
  /** Returns the custom triggers that the merchant can use in discount rules. */
  listTriggers(call: ListTriggersEnvelope): ListTriggersResponse | Promise<ListTriggersResponse>;
  /** Returns the custom triggers that a purchase meets. */
  getEligibleTriggers(
    call: GetEligibleTriggersEnvelope,
  ): GetEligibleTriggersResponse | Promise<GetEligibleTriggersResponse>;
}

/**
 * Adds custom triggers to discount rules.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { customTriggers } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(customTriggers.provideHandlers, {
 *   listTriggers: () => ({ customTriggers: [{ _id: 'full-moon', name: 'Full moon' }] }),
 *   getEligibleTriggers: ({ request }) => ({
 *     eligibleTriggers: (request.triggers ?? []).map(({ customTrigger, identifier }) => ({
 *       customTriggerId: customTrigger?._id ?? '',
 *       identifier: identifier ?? null,
 *     })),
 *   }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<CustomTriggersHandlers>({
  componentType: 'ECOM_DISCOUNTS_TRIGGER',
  methods: {
    listTriggers: { path: '/v1/list-triggers' },
    getEligibleTriggers: { path: '/v1/get-eligible-triggers' },
  },
});
