import type { Row } from '../rows/row.js';

/** The rows of a product: its own, those of its variants and those of its images and videos. */
export interface ProductRows {
  readonly row: Row;
  readonly variants: readonly Row[];
  readonly media: readonly Row[];
}

/** Assigns the VARIANT and MEDIA rows to their products. */
export function groupRows(rows: readonly Row[]): ProductRows[] {
  const groups = new Map<string, { row: Row; variants: Row[]; media: Row[] }>();
  for (const row of rows) {
    const handle = row.required('handle', 200);
    const type = row.string('fieldType');
    const group = groups.get(handle);
    if (type === 'PRODUCT') {
      if (group) row.report('handle', 'a handle that no other PRODUCT row has');
      else groups.set(handle, { row, variants: [], media: [] });
    } else if (type !== 'VARIANT' && type !== 'MEDIA') row.report('fieldType', 'PRODUCT, VARIANT or MEDIA');
    else if (!group) row.report('handle', 'the handle of a PRODUCT row above');
    else (type === 'VARIANT' ? group.variants : group.media).push(row);
  }
  return [...groups.values()];
}
