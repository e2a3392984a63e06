import type { Membership, PluginResults, SelectedMembership } from '../../shop/pricing/totals/plugin-results.js';

/** Formats the name of a membership. Untranslated names have no translation. */
export const formatMembershipName = (name: string, translatedName: string | undefined) => ({
  original: name,
  ...(translatedName && { translated: translatedName }),
});

const formatMembership = (membership: Membership) => {
  const { appData, appId, credits, expirationDate, id, lineItemIds, name, translatedName } = membership;
  return {
    ...(id && { id }),
    appId,
    ...(name !== undefined && { name: formatMembershipName(name, translatedName) }),
    ...(lineItemIds.length > 0 && { lineItemIds }),
    ...(credits && { credits }),
    ...(expirationDate && { expirationDate }),
    ...(appData && { additionalData: appData }),
  };
};

/** Formats the eligible, the ineligible and the selected memberships. */
export const formatMembershipOptions = (
  plugins: PluginResults | undefined,
  selected: readonly SelectedMembership[] = plugins?.memberships.selected ?? [],
) => ({
  eligibleMemberships: (plugins?.memberships.eligible ?? []).map(formatMembership),
  invalidMemberships: (plugins?.memberships.invalid ?? []).map(({ membership, reason }) => ({
    membership: formatMembership(membership),
    reason,
  })),
  selectedMemberships: { memberships: selected },
});
