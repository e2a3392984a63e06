const numbered = (count: number, ...names: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name}${index + 1}`)).flat();

/** Maximum number of options, info sections and text fields of a product in the file. */
export const counts = { options: 6, infos: 6, texts: 2 } as const;

/** The columns of the platform's product file. */
export const columns: ReadonlySet<string> = new Set([
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
]);

/** Required columns. */
export const requiredColumns = ['handleId', 'fieldType', 'name', 'price'] as const;
