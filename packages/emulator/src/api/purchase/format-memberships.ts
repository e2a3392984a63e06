import type { PluginResults, SelectedMembership } from '../../shop/pricing/totals/plugin-results.js';

/** Formats the memberships that can pay, those that cannot, and the selected ones. */
export const formatMembershipOptions = (
  plugins: PluginResults | undefined,
  selected: readonly SelectedMembership[] = plugins?.memberships.selected ?? [],
) => ({
  eligibleMemberships: plugins?.memberships.eligible ?? [],
  invalidMemberships: plugins?.memberships.invalid ?? [],
  selectedMemberships: { memberships: selected },
});
