import { subtract } from '@cartwright/core/money';
import type { EditedOption, EditedProduct } from '../../catalog/merchant-catalog.js';
import { readDiscount } from '../../catalog/v1/discount.js';

/** Maximum number of options of a product. */
const mostOptions = 6;

/** Numbers of the columns of options. */
export const optionNumbers = Array.from({ length: mostOptions }, (_, index) => String(index + 1));

/**
 * Columns of the file: those of the platform's product file that the merchant area changes, and the revision, which tells
 * whether a product was changed since the export.
 */
export const columns: readonly string[] = [
  ...['handleId', 'fieldType', 'name', 'description', 'productImageUrl', 'sku', 'price', 'surcharge', 'visible'],
  ...['discountMode', 'discountValue', 'inventory'],
  ...optionNumbers.flatMap((number) => [
    `productOptionName${number}`,
    `productOptionType${number}`,
    `productOptionDescription${number}`,
  ]),
  'revision',
];

type Row = Readonly<Record<string, string>>;

const toCells = (row: Row): string[] => columns.map((column) => row[column] ?? '');

/** Choice as the file has it: its name, after the color if it has one. */
const choiceCell = ({ name, color }: EditedOption['choices'][number]): string => (color ? `${color}:${name}` : name);

/** Cells of the options, with their choices or the choice of a variant. */
const optionCells = (options: readonly EditedOption[], chosen?: Row): Row =>
  Object.fromEntries(
    options.slice(0, mostOptions).flatMap(({ name, isSwatch, choices }, index) => {
      const shown = choices.filter((choice) => !chosen || choice.name === chosen[name]).map(choiceCell);
      const own = chosen ? {} : { Name: name, Type: isSwatch ? 'COLOR' : 'DROP_DOWN' };
      return Object.entries({ ...own, Description: shown.join(';') }).map(([column, value]) => [
        `productOption${column}${String(index + 1)}`,
        value,
      ]);
    }),
  );

function getInventory({ stock }: EditedProduct, variantId: string): string {
  const entry = stock.find((one) => one.variantId === variantId);
  return entry?.quantity === undefined ? (entry?.inStock ? 'InStock' : 'OutOfStock') : String(entry.quantity);
}

/** Rows of a product: its own, and one of each variant with its own price. */
export function productRows(product: EditedProduct): string[][] {
  const { id, fields, html, media, options, revision, variants } = product;
  const handleId = `product_${id}`;
  const discount = readDiscount(fields['discount'] ?? '');
  const basePrice = fields['price'];
  const sharedId = variants[0]?.id ?? '';
  const own: Row = {
    handleId,
    fieldType: 'Product',
    name: fields['name'] ?? '',
    description: html,
    productImageUrl: media.map(({ file }) => file).join(';'),
    price: basePrice ?? fields[`price:${sharedId}`] ?? '',
    visible: fields['visible'] === 'on' ? 'true' : 'false',
    ...(discount?.value && { discountMode: discount.type ?? '', discountValue: String(discount.value) }),
    ...optionCells(options),
    revision,
  };
  if (basePrice === undefined) {
    return [toCells({ ...own, sku: fields[`sku:${sharedId}`] ?? '', inventory: getInventory(product, sharedId) })];
  }
  return [
    toCells(own),
    ...variants.map((variant) =>
      toCells({
        handleId,
        fieldType: 'Variant',
        sku: fields[`sku:${variant.id}`] ?? '',
        surcharge: subtract(fields[`price:${variant.id}`] ?? basePrice, basePrice),
        visible: fields[`visible:${variant.id}`] === 'on' ? 'true' : 'false',
        inventory: getInventory(product, variant.id),
        ...optionCells(options, variant.choices),
      }),
    ),
  ];
}
