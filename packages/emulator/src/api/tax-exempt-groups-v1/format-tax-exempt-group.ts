import type { TaxExemptGroup } from '../../shop/tax-groups/tax-exempt-group.js';
import { formatTags } from '../catalog-v3/tags/format-tags.js';

/** Formats a tax exempt group as the platform does. */
export const formatTaxExemptGroup = (group: TaxExemptGroup) => ({
  id: group.id,
  revision: String(group.revision),
  createdDate: group.createdDate,
  updatedDate: group.updatedDate,
  name: group.name,
  ...(group.extendedFields && { extendedFields: group.extendedFields }),
  tags: formatTags(group),
});
