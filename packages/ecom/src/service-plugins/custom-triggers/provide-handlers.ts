import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetEligibleTriggersRequest, GetEligibleTriggersResponse } from './get-eligible-triggers.js';
import type { ListTriggersRequest, ListTriggersResponse } from './list-triggers.js';

/** What `listTriggers` is given. */
export type ListTriggersEnvelope = PluginCall<ListTriggersRequest>;

/** What `getEligibleTriggers` is given. */
export type GetEligibleTriggersEnvelope = PluginCall<GetEligibleTriggersRequest>;

/** Decides when discount rules apply. */
export interface CustomTriggersHandlers {
  /** The conditions that a merchant can choose from. */
  listTriggers(call: ListTriggersEnvelope): ListTriggersResponse | Promise<ListTriggersResponse>;
  /** Which of some conditions a purchase meets. */
  getEligibleTriggers(
    call: GetEligibleTriggersEnvelope,
  ): GetEligibleTriggersResponse | Promise<GetEligibleTriggersResponse>;
}

/**
 * Adds conditions of your own to discount rules.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
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
