import type { PluginResults, SelectedMembership } from '../../shop/pricing/totals/plugin-results.js';

/** Formats the eligible, the ineligible and the selected memberships. */
export const formatMembershipOptions = (
  plugins: PluginResults | undefined,
  selected: readonly SelectedMembership[] = plugins?.memberships.selected ?? [],
) => ({
  eligibleMemberships: plugins?.memberships.eligible ?? [],
  invalidMemberships: plugins?.memberships.invalid ?? [],
  selectedMemberships: { memberships: selected },
});
