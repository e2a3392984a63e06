import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { TenantPlugins } from '../../../protocol/plugins/tenant-plugins.js';
import type { PluginResults } from '../totals/plugin-results.js';
import type { Totals } from '../totals/totals.js';
import { additionalFees } from './additional-fees.js';
import { discountTriggers } from './discount-triggers.js';
import { discounts } from './discounts.js';
import { memberships } from './memberships.js';
import type { PluginPlan, PluginPurchase, PluginStep } from './plugin-step.js';
import { shippingRates } from './shipping-rates.js';
import { tax } from './tax.js';
import { validations } from './validations.js';

/**
 * Plugin steps in the order of the calculation. The steps of a stage do not depend on each other, so their requests are
 * sent concurrently.
 */
const stages: readonly (readonly PluginStep<unknown>[])[] = [
  [discountTriggers, discounts, memberships],
  [shippingRates],
  [additionalFees],
  [tax],
  [validations],
];

const noResults: PluginResults = {
  rates: [],
  fees: [],
  discounts: [],
  taxes: [],
  violations: [],
  problems: {},
  unvalidated: false,
  memberships: { eligible: [], invalid: [], paying: [], selected: [] },
  triggers: [],
};

/** Results of plugins, and the totals with them. */
export interface PluginOutcome {
  /** Absent if the store has no plugins. */
  readonly results?: PluginResults;
  readonly totals: Totals;
}

/** Calls the plugins for a cart or checkout, stage by stage, and calculates its totals. */
export function requestPlugins({ plugins, tenant }: TenantPlugins, purchase: PluginPurchase): PluginOutcome {
  const isAsked = plugins.has() || (purchase.selectedMemberships ?? []).length > 0;
  if (!isAsked) return { totals: purchase.price(noResults) };
  const currency = storeCurrency(tenant);
  let results = noResults;
  let totals: Totals | undefined;
  for (const stage of stages) {
    const former = results;
    const plan: PluginPlan = {
      tenant,
      plugins,
      currency,
      purchase,
      totals: () => (totals ??= purchase.price(former)),
    };
    const requests = stage.map((step) => (plugins.has(step.type) ? step.plan(plan) : []));
    const responses = plugins.sendAll<unknown>(requests.flat());
    for (const [index, step] of stage.entries()) {
      results = step.apply(results, responses.splice(0, requests[index]?.length).flat(), plan);
    }
    if (requests.flat().length > 0 && stage !== stages.at(-1)) totals = undefined;
  }
  return { results, totals: totals ?? purchase.price(results) };
}
