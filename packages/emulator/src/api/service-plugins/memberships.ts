import { isObject } from '../../kernel/input/object.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn, stringOrEmpty, stringsIn } from '../../protocol/plugins/read-response.js';
import type { MembershipChargeRequest, Voidability } from '../../shop/payments/plugin-memberships.js';
import type { AppMemberships, MembershipsRequest } from '../../shop/pricing/plugins/memberships.js';
import { readMembership } from '../purchase/read-membership.js';

/** Format of requests for the memberships that can pay for line items. */
export const membershipsFormat: PluginFormat<MembershipsRequest, AppMemberships> = {
  toRequest: ({ lines, memberId, selected }) => ({
    lineItems: lines.map(({ facts, id, reference }) => ({
      id,
      catalogReference: reference,
      rootCatalogItemId: facts.rootCatalogItemId ?? reference?.catalogItemId,
      ...(facts.serviceProperties && { serviceProperties: facts.serviceProperties }),
    })),
    memberId,
    ...(selected && {
      selectedMemberships: { memberships: selected.map(({ id, lineItemIds }) => ({ id, lineItemIds })) },
    }),
  }),
  readResponse: (body, { appId }) => ({
    eligible: objectsIn(body, 'eligibleMemberships').map((membership) => readMembership(membership, appId)),
    invalid: objectsIn(body, 'invalidMemberships').map(({ membership, reason }) => ({
      membership: readMembership(isObject(membership) ? membership : {}, appId),
      reason: stringOrEmpty(reason),
    })),
    selected: objectsIn(body, 'selectedMemberships').flatMap(({ id, lineItemIds }) =>
      stringOrEmpty(id) ? [{ id: stringOrEmpty(id), appId, lineItemIds: stringsIn(lineItemIds) }] : [],
    ),
  }),
};

/** Format of requests to charge a membership. */
export const membershipChargeFormat: PluginFormat<MembershipChargeRequest, { readonly transactionId: string }> = {
  toRequest: ({ idempotencyKey, memberId, membershipId, reference, rootCatalogItemId, serviceProperties }) => ({
    memberId,
    membershipId,
    idempotencyKey,
    catalogReference: reference,
    rootCatalogItemId: rootCatalogItemId ?? reference.catalogItemId,
    ...(serviceProperties && { serviceProperties }),
  }),
  readResponse: ({ transactionId }) => ({ transactionId: stringOrEmpty(transactionId) }),
};

/** Format of requests for whether the charge of a membership can be voided. */
export const voidabilityFormat: PluginFormat<{ readonly transactionId: string }, Voidability> = {
  toRequest: ({ transactionId }) => ({ transactionId }),
  readResponse: ({ reason, voidable }) => ({ voidable: voidable === true, reason: stringOrEmpty(reason) }),
};

/** Format of requests to void the charge of a membership. */
export const membershipVoidFormat: PluginFormat<{ readonly transactionId: string }, object> = {
  toRequest: ({ transactionId }) => ({ transactionId }),
  readResponse: (body) => body,
};
