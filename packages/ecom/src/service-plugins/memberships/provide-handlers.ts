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

/** Call of `listEligibleMemberships`: the request and its metadata. */
export type ListEligibleMembershipsEnvelope = PluginCall<ListEligibleMembershipsRequest>;

/** Call of `listExistingMemberships`: the request and its metadata. */
export type ListExistingMembershipsEnvelope = PluginCall<ListExistingMembershipsRequest>;

/** Call of `listPurchasablePlans`: the request and its metadata. */
export type ListPurchasablePlansEnvelope = PluginCall<ListPurchasablePlansRequest>;

/** Call of `chargeMembership`: the request and its metadata. */
export type ChargeMembershipEnvelope = PluginCall<ChargeMembershipRequest>;

/** Call of `getMembershipVoidability`: the request and its metadata. */
export type GetMembershipVoidabilityEnvelope = PluginCall<GetMembershipVoidabilityRequest>;

/** Call of `voidMembershipCharge`: the request and its metadata. */
export type VoidMembershipChargeEnvelope = PluginCall<VoidMembershipChargeRequest>;

/** Handlers of the memberships plugin. */
export interface MembershipsHandlers {
  /** Returns the memberships of a member that can pay for the line items. */
  listEligibleMemberships(
    call: ListEligibleMembershipsEnvelope,
  ): ListEligibleMembershipsResponse | Promise<ListEligibleMembershipsResponse>;
  /** Returns all memberships of a member, with the line items they cover. */
  listExistingMemberships(
    call: ListExistingMembershipsEnvelope,
  ): ListExistingMembershipsResponse | Promise<ListExistingMembershipsResponse>;
  /** Returns plans that cover the line items and can be bought with them. */
  listPurchasablePlans(
    call: ListPurchasablePlansEnvelope,
  ): ListPurchasablePlansResponse | Promise<ListPurchasablePlansResponse>;
  /** Charges a membership for a line item. Must be idempotent by `idempotencyKey`. */
  chargeMembership(call: ChargeMembershipEnvelope): ChargeMembershipResponse | Promise<ChargeMembershipResponse>;
  /** Returns whether a charge can be voided. */
  getMembershipVoidability(
    call: GetMembershipVoidabilityEnvelope,
  ): GetMembershipVoidabilityResponse | Promise<GetMembershipVoidabilityResponse>;
  /** Voids a charge. */
  voidMembershipCharge(
    call: VoidMembershipChargeEnvelope,
  ): VoidMembershipChargeResponse | Promise<VoidMembershipChargeResponse>;
}

const lineItems = { serviceProperties: servicePropertiesShape };
const membershipShape = /* @__PURE__ */ entity<Membership>({ expirationDate: date });

/**
 * Lets members pay with custom memberships.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
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
