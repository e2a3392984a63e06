import { isObject } from '../../../kernel/input/object.js';
import type { PluginFailure } from '../../../protocol/plugins/call-plugin.js';
import { objectsIn, successes, text, texts } from '../../../protocol/plugins/read-response.js';
import type { PayingMembership, SelectedMembership } from '../totals/plugin-results.js';
import { type PluginPurchase, type PluginStep, failuresIn, withError } from './plugin-step.js';

/**
 * Asks each app which memberships of the member can pay for which line items. The apps select memberships unless the buyer
 * did. A membership that does not exist or does not cover an item pays nothing.
 */
export const memberships: PluginStep = {
  type: 'ECOM_MEMBERSHIPS',
  plan: ({ plugins, purchase: { lines, owner, selectedMemberships } }) => {
    const lineItems = lines.flatMap(({ facts, id, reference }) =>
      reference
        ? [
            {
              ...{ id, catalogReference: reference },
              rootCatalogItemId: facts.rootCatalogItemId ?? reference.catalogItemId,
              ...(facts.serviceProperties && { serviceProperties: facts.serviceProperties }),
            },
          ]
        : [],
    );
    if (!('memberId' in owner) || lineItems.length === 0) return [];
    return plugins.apps('ECOM_MEMBERSHIPS').map((appId) => {
      const selected = selectedMemberships
        ?.filter((one) => one.appId === appId)
        .map(({ id, lineItemIds }) => ({ id, lineItemIds }));
      const request = {
        ...{ lineItems, memberId: owner.memberId },
        ...(selected && { selectedMemberships: { memberships: selected } }),
      };
      return { type: 'ECOM_MEMBERSHIPS', question: ['listEligibleMemberships', request], appId };
    });
  },
  apply(results, responses, { purchase: { lines, selectedMemberships } }) {
    const eligible = successes(responses).flatMap(({ answer, appId }) =>
      objectsIn(answer, 'eligibleMemberships').map((membership): Membership => ({ ...membership, appId })),
    );
    const selected = selectedMemberships ?? successes(responses).flatMap(readDefault);
    const wanted = selected.flatMap(({ appId, id, lineItemIds }) =>
      lineItemIds.map((lineItemId) => ({ appId, membershipId: id, lineItemId })),
    );
    const paying = payingOf(wanted, eligible);
    const isRefused = selectedMemberships !== undefined && paying.length < wanted.length;
    const problem =
      failuresIn(responses)[0] ??
      (isRefused ? invalidSelection : lacksMembership(lines, paying) ? required : undefined);
    return {
      ...withError(results, 'membershipError', problem),
      memberships: {
        eligible,
        invalid: successes(responses).flatMap(readInvalid),
        paying,
        selected: selectedMemberships ?? selected.flatMap((one) => payingPart(one, paying)),
      },
    };
  },
};

type Membership = Readonly<Record<string, unknown>> & { readonly appId: string };
type Success = ReturnType<typeof successes>[number];

const invalidSelection: PluginFailure = {
  code: 'INVALID_SELECTION',
  description: 'A chosen membership is not there, or does not pay for this.',
};
const required: PluginFailure = {
  code: 'MEMBERSHIP_REQUIRED',
  description: 'Something can be paid with a membership only.',
};

/** The wanted memberships that pay: the first one of each line item, if it is eligible. */
const payingOf = (
  wanted: readonly Omit<PayingMembership, 'name'>[],
  eligible: readonly Membership[],
): PayingMembership[] =>
  wanted.flatMap((one) => {
    const found = eligible.find(
      (membership) =>
        membership.appId === one.appId &&
        membership['id'] === one.membershipId &&
        texts(membership['lineItemIds']).includes(one.lineItemId),
    );
    const isFirst = wanted.find(({ lineItemId }) => lineItemId === one.lineItemId) === one;
    const name = found?.['name'];
    return found && isFirst ? [{ ...one, name: isObject(name) ? name : { original: '' } }] : [];
  });

/** Whether something that only a membership can pay has none. */
const lacksMembership = (lines: PluginPurchase['lines'], paying: readonly PayingMembership[]): boolean =>
  lines.some(({ facts: { paymentOption }, id }) => {
    const isNeeded = paymentOption === 'MEMBERSHIP' || paymentOption === 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
    return isNeeded && !paying.some(({ lineItemId }) => lineItemId === id);
  });

/** The memberships that an app selects. */
const readDefault = ({ answer, appId }: Success): SelectedMembership[] =>
  objectsIn(answer, 'selectedMemberships').map(({ id, lineItemIds }) => ({
    ...{ id: text(id), appId, lineItemIds: texts(lineItemIds) },
  }));

const readInvalid = ({ answer, appId }: Success): object[] =>
  objectsIn(answer, 'invalidMemberships').map(({ membership, reason }) => ({
    membership: { ...(isObject(membership) && membership), appId },
    reason: text(reason),
  }));

/** A selected membership with the line items that it pays for. */
function payingPart(one: SelectedMembership, paying: readonly PayingMembership[]): SelectedMembership[] {
  const own = paying.filter(({ appId, membershipId }) => appId === one.appId && membershipId === one.id);
  return own.length > 0 ? [{ ...one, lineItemIds: own.map(({ lineItemId }) => lineItemId) }] : [];
}
