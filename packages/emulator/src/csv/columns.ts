import { numbered } from './rows/numbered.js';
import type { FileFormat } from './rows/read-rows.js';

/** Maximum number of options, info sections and text fields of a product in the file. */
export const counts = { options: 6, infos: 6, texts: 2 } as const;

/** Columns of the product file of Catalog V1. */
export const fileV1: FileFormat = {
  columns: new Set([
    ...[
      'handleId',
      'fieldType',
      'name',
      'description',
      'productImageUrl',
      'collection',
      'sku',
      'ribbon',
      'price',
      'surcharge',
    ],
    ...['visible', 'discountMode', 'discountValue', 'inventory', 'weight', 'cost', 'brand'],
    ...numbered(counts.options, 'productOptionName', 'productOptionType', 'productOptionDescription'),
    ...numbered(counts.infos, 'additionalInfoTitle', 'additionalInfoDescription'),
    ...numbered(counts.texts, 'customTextField', 'customTextCharLimit', 'customTextMandatory'),
  ]),
  required: ['handleId', 'fieldType', 'name', 'price'],
  ignoresOthers: false,
};
