import type { EditedProduct } from '../../catalog/merchant-catalog.js';

/** Maximum number of options of a product. */
export const mostOptions = 6;

const optionNumbers = Array.from({ length: mostOptions }, (_, index) => index + 1);

/**
 * Columns of the file: those of the platform's product file that the merchant area changes, and the revision, which tells
 * whether a product was changed since the export.
 */
export const columns = [
  ...['handle', 'fieldType', 'name', 'visible', 'plainDescription', 'media', 'mediaAltText'],
  ...['price', 'strikethroughPrice', 'sku', 'inventory'],
  ...optionNumbers.flatMap((number) => [
    `productOptionName${String(number)}`,
    `productOptionType${String(number)}`,
    `productOptionChoices${String(number)}`,
  ]),
  'revision',
] as const;

type Row = Readonly<Record<string, string>>;

const toCells = (row: Row): string[] => columns.map((column) => row[column] ?? '');

/** Stock of a variant at all locations, as the file has it. */
function getInventory({ stock }: EditedProduct, variantId: string): string {
  const entries = stock.filter((entry) => entry.variantId === variantId);
  if (entries.some(({ quantity }) => quantity !== undefined)) {
    return String(entries.reduce((sum, { quantity = 0 }) => sum + quantity, 0));
  }
  return entries.some(({ inStock }) => inStock) ? 'IN_STOCK' : 'OUT_OF_STOCK';
}

const optionCells = (options: readonly (readonly [string, string])[]): Row =>
  Object.fromEntries(
    options.slice(0, mostOptions).flatMap(([name, choices], index) => [
      [`productOptionName${String(index + 1)}`, name],
      [`productOptionType${String(index + 1)}`, 'TEXT_CHOICES'],
      [`productOptionChoices${String(index + 1)}`, choices],
    ]),
  );

/** Rows of a product: its own, one of each variant if it has options, and one of each image and video. */
export function productRows(product: EditedProduct): string[][] {
  const { id, fields, html, revision, variants } = product;
  const handle = `Product_${id}`;
  const getValues = (variantId: string): Row => ({
    price: fields[`price:${variantId}`] ?? '',
    strikethroughPrice: fields[`compareAt:${variantId}`] ?? '',
    sku: fields[`sku:${variantId}`] ?? '',
    inventory: getInventory(product, variantId),
  });
  const texts = {
    handle,
    fieldType: 'PRODUCT',
    name: fields['name'] ?? '',
    plainDescription: html,
    visible: fields['visible'] === 'on' ? 'true' : 'false',
    revision,
  };
  const media = product.media.map(({ file, altText }) =>
    toCells({ handle, fieldType: 'MEDIA', media: file, mediaAltText: altText }),
  );
  const names = Object.keys(variants[0]?.choices ?? {});
  if (names.length === 0) return [toCells({ ...texts, ...getValues(variants[0]?.id ?? '') }), ...media];
  const options = names.map(
    (name) => [name, [...new Set(variants.map(({ choices }) => choices[name] ?? ''))].join(';')] as const,
  );
  return [
    toCells({ ...texts, ...optionCells(options) }),
    ...variants.map(({ id: variantId, choices }) =>
      toCells({ handle, fieldType: 'VARIANT', ...getValues(variantId), ...optionCells(Object.entries(choices)) }),
    ),
    ...media,
  ];
}
