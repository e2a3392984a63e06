import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Owner } from '../../../protocol/auth/owner.js';
import type { PluginResult, PluginFailure } from '../../../protocol/plugins/call-plugin.js';
import type { PluginRequests, PluginRequest } from '../../../protocol/plugins/plugin-requests.js';
import type { PluginType } from '../../../protocol/plugins/service-plugin.js';
import type { StoredLine } from '../../line-items/line.js';
import type { AddressWithContact } from '../shipping/address.js';
import type { PluginProblem, PluginProblems, PluginResults, SelectedMembership } from '../totals/plugin-results.js';
import type { Totals } from '../totals/totals.js';

/** Cart or checkout to calculate with plugins. */
export interface PluginPurchase {
  readonly source: 'CART' | 'CHECKOUT';
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  readonly purchaseFlowId: string;
  readonly couponCode?: string;
  readonly email?: string;
  readonly shipping?: AddressWithContact;
  readonly billing?: AddressWithContact;
  /** Memberships that the buyer selected. Without them, the plugins select. */
  readonly selectedMemberships?: readonly SelectedMembership[];
  /** Whether to omit additional fees. */
  readonly withoutFees?: boolean;
  /** Plugins that validate the purchase. Defaults to none. */
  readonly validators?: 'validateInCart' | 'all';
  /** Calculates the totals with the results of the previous stages. */
  price(plugins: PluginResults): Totals;
}

/** Input for planning the requests of a plugin. */
export interface PluginPlan {
  readonly tenant: Tenant;
  readonly plugins: Pick<PluginRequests, 'apps'>;
  readonly currency: string;
  readonly purchase: PluginPurchase;
  /** Totals with the results of the previous stages, calculated on first use. */
  totals(): Totals;
}

/**
 * Step of the calculation for one plugin type: the requests to send, and how their responses are applied. `R` is a
 * response as read by the plugin's format.
 */
export interface PluginStep<R> {
  readonly type: PluginType;
  /** Creates the requests, from the results of the previous stages. */
  plan(plan: PluginPlan): PluginRequest[];
  /** Adds the responses to the results. A failed plugin only adds its error. */
  apply(results: PluginResults, responses: readonly PluginResult<R>[], plan: PluginPlan): PluginResults;
}

/** Failures among the responses. */
export const failuresIn = (
  responses: readonly PluginResult<unknown>[],
): (PluginFailure & { readonly appId: string })[] =>
  responses.flatMap(({ appId, failure }) => (failure ? [{ ...failure, appId }] : []));

/** Adds the problem of a part of the totals to the results, if there is one. */
export const withProblem = (
  results: PluginResults,
  part: Exclude<keyof PluginProblems, 'shipping'>,
  problem: PluginProblem | undefined,
): PluginResults => (problem ? { ...results, problems: { ...results.problems, [part]: problem } } : results);
