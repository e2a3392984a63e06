import type { PluginResults, SelectedMembership } from '../../shop/pricing/totals/plugin-results.js';

/** Makes the memberships that can pay, those that cannot, and those that were chosen. */
export const wireMembershipOptions = (
  plugins: PluginResults | undefined,
  selected: readonly SelectedMembership[] = plugins?.memberships.selected ?? [],
) => ({
  eligibleMemberships: plugins?.memberships.eligible ?? [],
  invalidMemberships: plugins?.memberships.invalid ?? [],
  selectedMemberships: { memberships: selected },
});
