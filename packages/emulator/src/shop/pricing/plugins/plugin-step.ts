import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Owner } from '../../../protocol/auth/owner.js';
import type { PluginResult, PluginFailure } from '../../../protocol/plugins/call-plugin.js';
import type { PluginRequests, PluginRequest } from '../../../protocol/plugins/plugin-requests.js';
import type { PluginType } from '../../../protocol/plugins/service-plugin.js';
import type { StoredLine } from '../../line-items/line.js';
import type { AddressWithContact } from '../shipping/address.js';
import type { PluginResults, SelectedMembership } from '../totals/plugin-results.js';
import type { Totals } from '../totals/totals.js';

/** A cart or a checkout, as plugins are asked about it. */
export interface PluginPurchase {
  readonly source: 'CART' | 'CHECKOUT';
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  readonly purchaseFlowId: string;
  readonly couponCode?: string;
  readonly email?: string;
  readonly shipping?: AddressWithContact;
  readonly billing?: AddressWithContact;
  /** The memberships that the buyer selected; the plugins select unless given. */
  readonly selectedMemberships?: readonly SelectedMembership[];
  /** Whether additional fees are left out. */
  readonly withoutFees?: boolean;
  /** The plugins that validate it; none unless given. */
  readonly validators?: 'validateInCart' | 'all';
  /** Calculates the totals with the results of plugins so far. */
  price(plugins: PluginResults): Totals;
}

/** Input for planning the requests of a plugin. */
export interface PluginPlan {
  readonly tenant: Tenant;
  readonly plugins: Pick<PluginRequests, 'apps'>;
  readonly currency: string;
  readonly purchase: PluginPurchase;
  /** The totals with the results of the former stages, calculated when they are first needed. */
  totals(): Totals;
}

/** One kind of plugin: the requests it gets, and the results of its responses, which its format reads as `R`. */
export interface PluginStep<R> {
  readonly type: PluginType;
  /** Plans the requests from the results of the former stages. */
  plan(plan: PluginPlan): PluginRequest[];
  /** Adds the responses to the results. A plugin that failed adds nothing but its error. */
  apply(results: PluginResults, responses: readonly PluginResult<R>[], plan: PluginPlan): PluginResults;
}

/** The failures among responses. */
export const failuresIn = (
  responses: readonly PluginResult<unknown>[],
): (PluginFailure & { readonly appId: string })[] =>
  responses.flatMap(({ appId, failure }) => (failure ? [{ ...failure, appId }] : []));

/** A failure, in the wire format of calculation errors. */
export const errorOf = ({ code, data = {}, description }: PluginFailure) => ({
  applicationError: { code, description, data },
});

/** The results with a calculation error, if there is one. */
export const withError = (results: PluginResults, name: string, failure: PluginFailure | undefined): PluginResults =>
  failure ? { ...results, errors: { ...results.errors, [name]: errorOf(failure) } } : results;
