import { isObject } from '../../../kernel/input/object.js';
import type { PluginAnswer, PluginFailure } from '../../../protocol/plugins/call-plugin.js';
import { type PayingMembership, type PluginMemberships, list, text, texts } from '../totals/plugin-results.js';
import { type PluginSubject, details } from './request-plugins.js';
import type { PluginQuestions } from '../../../protocol/plugins/plugin-questions.js';

/** A membership that the buyer chose to pay for lines. */
export interface SelectedMembership {
  readonly id: string;
  readonly appId: string;
  readonly lineItemIds: readonly string[];
}

const type = 'ECOM_MEMBERSHIPS';

/**
 * Asks the plugins that keep memberships which of the buyer's can pay for which lines. Where the buyer has not chosen, they
 * choose.
 * @returns what they said, and what is wrong with the buyer's choice, if anything: a membership that is not there or does
 * not cover a line pays for nothing
 */
export function askMemberships(
  plugins: PluginQuestions,
  { lines, owner, selectedMemberships: chosen }: PluginSubject,
): { readonly memberships: PluginMemberships; readonly error?: object } {
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
  const asks = 'memberId' in owner && lineItems.length > 0;
  const answers = asks ? askEach(plugins, { lineItems, memberId: owner.memberId }, chosen) : [];
  const memberships = (name: string) =>
    answers.flatMap((one) =>
      one.failure ? [] : list(one, name).map((membership) => ({ ...membership, appId: one.appId })),
    );
  const eligible = memberships('eligibleMemberships');
  const selected = chosen ?? answers.flatMap(readDefault);
  const wanted = selected.flatMap(({ appId, id, lineItemIds }) =>
    lineItemIds.map((lineItemId) => ({ appId, membershipId: id, lineItemId })),
  );
  const paying = wanted.flatMap((one): PayingMembership[] => {
    const found = eligible.find(
      (membership: Record<string, unknown>) =>
        membership['appId'] === one.appId &&
        membership['id'] === one.membershipId &&
        texts(membership['lineItemIds']).includes(one.lineItemId),
    );
    const isFirst = wanted.find(({ lineItemId }) => lineItemId === one.lineItemId) === one;
    const name: unknown = found && (found as Record<string, unknown>)['name'];
    return found && isFirst ? [{ ...one, name: isObject(name) ? name : { original: '' } }] : [];
  });
  const failure = answers.flatMap((one) => one.failure ?? [])[0];
  const problem =
    failure ??
    (chosen && paying.length < wanted.length ? notEligible : undefined) ??
    (lines.some(({ facts, id }) => needsMembership(facts.paymentOption) && !paying.some((one) => one.lineItemId === id))
      ? needed
      : undefined);
  return {
    memberships: {
      eligible,
      invalid: answers.flatMap((one) =>
        one.failure
          ? []
          : list(one, 'invalidMemberships').map(({ membership, reason }) => ({
              membership: { ...(isObject(membership) && membership), appId: one.appId },
              reason: text(reason),
            })),
      ),
      paying,
      selected: chosen ?? selected.flatMap((one) => whatPays(one, paying)),
    },
    ...(problem && { error: details(problem) }),
  };
}

const needsMembership = (option = ''): boolean =>
  option === 'MEMBERSHIP' || option === 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';

const notEligible: PluginFailure = {
  code: 'INVALID_SELECTION',
  description: 'A chosen membership is not there, or does not pay for this.',
};
const needed: PluginFailure = {
  code: 'MEMBERSHIP_REQUIRED',
  description: 'Something can be paid with a membership only.',
};

/** What an app chooses for a member who has not chosen. */
const readDefault = (one: PluginAnswer): SelectedMembership[] =>
  one.failure
    ? []
    : list(one, 'selectedMemberships').map(({ id, lineItemIds }) => ({
        ...{ id: text(id), appId: one.appId, lineItemIds: texts(lineItemIds) },
      }));

/** What of a choice pays. */
function whatPays(one: SelectedMembership, paying: readonly PayingMembership[]): SelectedMembership[] {
  const own = paying.filter(({ appId, membershipId }) => appId === one.appId && membershipId === one.id);
  return own.length > 0 ? [{ ...one, lineItemIds: own.map(({ lineItemId }) => lineItemId) }] : [];
}

/** Asks each app about the memberships of its own. */
const askEach = (
  plugins: PluginQuestions,
  request: { readonly lineItems: readonly object[]; readonly memberId: string },
  chosen: readonly SelectedMembership[] | undefined,
): PluginAnswer[] =>
  plugins.apps(type).flatMap((appId) => {
    const memberships = chosen
      ?.filter((one) => one.appId === appId)
      .map(({ id, lineItemIds }) => ({ id, lineItemIds }));
    const asked = { ...request, ...(memberships && { selectedMemberships: { memberships } }) };
    return plugins.ask(type, ['listEligibleMemberships', asked], { appId });
  });
