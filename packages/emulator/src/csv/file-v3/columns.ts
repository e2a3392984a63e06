import { numbered } from '../rows/numbered.js';
import type { FileFormat } from '../rows/read-rows.js';

/** Maximum number of options and modifiers of a product in the file. */
export const counts = { options: 6, modifiers: 10 } as const;

/** Columns of the product file of Catalog V3. The platform adds columns over time, so others are ignored. */
export const fileV3: FileFormat = {
  columns: new Set([
    ...['handle', 'fieldType', 'name', 'visible', 'plainDescription', 'media', 'mediaAltText', 'ribbon', 'brand'],
    ...['price', 'strikethroughPrice', 'baseUnit', 'baseUnitMeasurement', 'totalUnits', 'totalUnitsMeasurement'],
    ...['cost', 'inventory', 'preOrderEnabled', 'preOrderMessage', 'preOrderLimit', 'sku', 'barcode', 'weight'],
    ...['packageLength', 'packageWidth', 'packageHeight', 'packageUnit', 'categorySlugs', 'primaryCategorySlug'],
    ...numbered(counts.options, 'productOptionName', 'productOptionType', 'productOptionChoices'),
    ...numbered(
      counts.modifiers,
      ...['modifierName', 'modifierType', 'modifierCharLimit', 'modifierMandatory', 'modifierDescription'],
    ),
  ]),
  required: ['handle', 'fieldType', 'name', 'price'],
  ignoresOthers: true,
};
