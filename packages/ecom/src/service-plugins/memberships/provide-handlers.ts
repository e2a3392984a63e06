import { date, entity } from '@cartwright/core';
import { servicePropertiesShape } from '../../commerce/line-items/service-properties.js';
import type { Membership } from './membership.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { ChargeMembershipRequest, ChargeMembershipResponse } from './charge-membership.js';
import type {
  GetMembershipVoidabilityRequest,
  GetMembershipVoidabilityResponse,
} from './get-membership-voidability.js';
import type { ListEligibleMembershipsRequest, ListEligibleMembershipsResponse } from './list-eligible-memberships.js';
import type { ListExistingMembershipsRequest, ListExistingMembershipsResponse } from './list-existing-memberships.js';
import type { ListPurchasablePlansRequest, ListPurchasablePlansResponse } from './list-purchasable-plans.js';
import type { VoidMembershipChargeRequest, VoidMembershipChargeResponse } from './void-membership-charge.js';

/** What `listEligibleMemberships` is given. */
export type ListEligibleMembershipsEnvelope = PluginCall<ListEligibleMembershipsRequest>;

/** What `listExistingMemberships` is given. */
export type ListExistingMembershipsEnvelope = PluginCall<ListExistingMembershipsRequest>;

/** What `listPurchasablePlans` is given. */
export type ListPurchasablePlansEnvelope = PluginCall<ListPurchasablePlansRequest>;

/** What `chargeMembership` is given. */
export type ChargeMembershipEnvelope = PluginCall<ChargeMembershipRequest>;

/** What `getMembershipVoidability` is given. */
export type GetMembershipVoidabilityEnvelope = PluginCall<GetMembershipVoidabilityRequest>;

/** What `voidMembershipCharge` is given. */
export type VoidMembershipChargeEnvelope = PluginCall<VoidMembershipChargeRequest>;

/** Keeps memberships that items can be paid with. */
export interface MembershipsHandlers {
  /** The memberships of a member that can pay for items. */
  listEligibleMemberships(
    call: ListEligibleMembershipsEnvelope,
  ): ListEligibleMembershipsResponse | Promise<ListEligibleMembershipsResponse>;
  /** All memberships of a member, and what they cover of some items. */
  listExistingMemberships(
    call: ListExistingMembershipsEnvelope,
  ): ListExistingMembershipsResponse | Promise<ListExistingMembershipsResponse>;
  /** Plans that cover items and can be bought with them. */
  listPurchasablePlans(
    call: ListPurchasablePlansEnvelope,
  ): ListPurchasablePlansResponse | Promise<ListPurchasablePlansResponse>;
  /** Pays for an item. The same idempotency key charges once. */
  chargeMembership(call: ChargeMembershipEnvelope): ChargeMembershipResponse | Promise<ChargeMembershipResponse>;
  /** Whether a charge can be taken back. */
  getMembershipVoidability(
    call: GetMembershipVoidabilityEnvelope,
  ): GetMembershipVoidabilityResponse | Promise<GetMembershipVoidabilityResponse>;
  /** Takes a charge back. */
  voidMembershipCharge(
    call: VoidMembershipChargeEnvelope,
  ): VoidMembershipChargeResponse | Promise<VoidMembershipChargeResponse>;
}

const lineItems = { serviceProperties: servicePropertiesShape };
const membershipShape = /* @__PURE__ */ entity<Membership>({ expirationDate: date });

/**
 * Lets members pay with memberships that you keep.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { memberships } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(memberships.provideHandlers, {
 *   listEligibleMemberships: () => ({}),
 *   listExistingMemberships: () => ({}),
 *   listPurchasablePlans: () => ({}),
 *   chargeMembership: ({ request }) => ({ transactionId: request.idempotencyKey }),
 *   getMembershipVoidability: () => ({ voidable: true }),
 *   voidMembershipCharge: () => ({}),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<MembershipsHandlers>({
  componentType: 'ECOM_MEMBERSHIPS',
  methods: {
    listEligibleMemberships: {
      path: '/v1/list-eligible-memberships',
      request: { lineItems },
      response: { eligibleMemberships: membershipShape, invalidMemberships: { membership: membershipShape } },
    },
    listExistingMemberships: {
      path: '/v1/list-existing-memberships',
      request: { lineItems },
      response: { memberships: { membership: membershipShape } },
    },
    listPurchasablePlans: { path: '/v1/list-purchasable-plans', request: { lineItems } },
    chargeMembership: { path: '/v1/charge-membership', request: { serviceProperties: servicePropertiesShape } },
    getMembershipVoidability: { path: '/v1/get-voidability' },
    voidMembershipCharge: { path: '/v1/void-membership-charge' },
  },
});
