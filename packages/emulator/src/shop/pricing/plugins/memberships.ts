import { successes } from '../../../protocol/plugins/successes.js';
import type { StoredLine } from '../../line-items/line.js';
import type {
  InvalidMembership,
  Membership,
  PayingMembership,
  PluginProblem,
  SelectedMembership,
} from '../totals/plugin-results.js';
import { type PluginPurchase, type PluginStep, failuresIn, withProblem } from './plugin-step.js';

/** Request for the memberships of an app that can pay for a member's catalog items. */
export interface MembershipsRequest {
  readonly memberId: string;
  /** Line items with a catalog reference. */
  readonly lines: readonly StoredLine[];
  /** Memberships of the app that the buyer selected. Absent if the app selects them. */
  readonly selected?: readonly Omit<SelectedMembership, 'appId'>[];
}

/** Memberships of a member in one app. */
export interface AppMemberships {
  readonly eligible: readonly Membership[];
  readonly invalid: readonly InvalidMembership[];
  /** Memberships that the app selected. */
  readonly selected: readonly SelectedMembership[];
}

/**
 * Requests from each app which memberships of the member can pay for which line items. The apps select memberships
 * unless the buyer has selected some. A membership that does not exist or does not cover an item pays nothing.
 */
export const memberships: PluginStep<AppMemberships> = {
  type: 'ECOM_MEMBERSHIPS',
  plan({ plugins, purchase: { lines: all, owner, selectedMemberships } }) {
    const lines = all.filter(({ reference }) => reference);
    if (!('memberId' in owner) || lines.length === 0) return [];
    return plugins.apps('ECOM_MEMBERSHIPS').map((appId) => {
      const selected = selectedMemberships?.filter((one) => one.appId === appId);
      const question: MembershipsRequest = { memberId: owner.memberId, lines, ...(selected && { selected }) };
      return { type: 'ECOM_MEMBERSHIPS', call: ['listEligibleMemberships', question], appId };
    });
  },
  apply(results, responses, { purchase: { lines, selectedMemberships } }) {
    const appMemberships = successes(responses).map(({ response }) => response);
    const eligible = appMemberships.flatMap((one) => one.eligible);
    const selected = selectedMemberships ?? appMemberships.flatMap((one) => one.selected);
    const wanted = selected.flatMap(({ appId, id, lineItemIds }) =>
      lineItemIds.map((lineItemId) => ({ appId, membershipId: id, lineItemId })),
    );
    const paying = findPaying(wanted, eligible);
    const isRefused = selectedMemberships !== undefined && paying.length < wanted.length;
    const problem =
      failuresIn(responses)[0] ??
      (isRefused ? invalidSelection : lacksMembership(lines, paying) ? required : undefined);
    return {
      ...withProblem(results, 'memberships', problem),
      memberships: {
        eligible,
        invalid: appMemberships.flatMap((one) => one.invalid),
        paying,
        selected: selectedMemberships ?? selected.flatMap((one) => payingPart(one, paying)),
      },
    };
  },
};

const invalidSelection: PluginProblem = {
  code: 'INVALID_SELECTION',
  description: 'A chosen membership is not there, or does not pay for this.',
};
const required: PluginProblem = {
  code: 'MEMBERSHIP_REQUIRED',
  description: 'An item can be paid by membership only.',
};

/** Selected memberships that pay: the first one of each line item, if it is eligible. */
const findPaying = (
  wanted: readonly Omit<PayingMembership, 'name' | 'translatedName'>[],
  eligible: readonly Membership[],
): PayingMembership[] =>
  wanted.flatMap((one) => {
    const found = eligible.find(
      ({ appId, id, lineItemIds }) =>
        appId === one.appId && id === one.membershipId && lineItemIds.includes(one.lineItemId),
    );
    const isFirst = wanted.find(({ lineItemId }) => lineItemId === one.lineItemId) === one;
    if (!found || !isFirst) return [];
    const { name = '', translatedName } = found;
    return [{ ...one, name, ...(translatedName && { translatedName }) }];
  });

/** Whether a line item that can only be paid by membership is not paid by one. */
const lacksMembership = (lines: PluginPurchase['lines'], paying: readonly PayingMembership[]): boolean =>
  lines.some(({ facts: { paymentOption }, id }) => {
    const isNeeded = paymentOption === 'MEMBERSHIP' || paymentOption === 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
    return isNeeded && !paying.some(({ lineItemId }) => lineItemId === id);
  });

/** Reduces a selected membership to the line items that it pays for. */
function payingPart(one: SelectedMembership, paying: readonly PayingMembership[]): SelectedMembership[] {
  const own = paying.filter(({ appId, membershipId }) => appId === one.appId && membershipId === one.id);
  return own.length > 0 ? [{ ...one, lineItemIds: own.map(({ lineItemId }) => lineItemId) }] : [];
}
