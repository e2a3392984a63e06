import type { TaxGroup } from '../../shop/tax-groups/tax-group.js';

/** Formats a tax group as the platform sends it. */
export const formatTaxGroup = ({ revision, ...group }: TaxGroup) => ({ ...group, revision: String(revision) });
