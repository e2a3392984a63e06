import type { SelectedMembership } from '../../shop/pricing/plugins/memberships.js';
import type { PluginAnswers } from '../../shop/pricing/totals/plugin-results.js';

/** Makes the memberships that can pay, those that cannot, and those that were chosen. */
export const wireMembershipOptions = (
  plugins: PluginAnswers | undefined,
  selected: readonly SelectedMembership[] = plugins?.memberships.selected ?? [],
) => ({
  eligibleMemberships: plugins?.memberships.eligible ?? [],
  invalidMemberships: plugins?.memberships.invalid ?? [],
  selectedMemberships: { memberships: selected },
});
