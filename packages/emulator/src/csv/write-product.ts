import Big from 'big.js';
import { allProductsId } from '../shop/catalog-v1/collection.js';
import { imageOfId } from '../shop/images/image-of.js';
import type { Discount, StoredOption, StoredProduct, StoredStock } from '../shop/catalog-v1/product.js';
import type { StoredImage } from '../shop/images/image.js';
import { type Variant, variantsOf } from '../shop/catalog-v1/variant.js';
import { counts } from './columns.js';
import { isImage } from './read-cells.js';

/** Cells of a row by column name. Absent cells are empty. */
export type Cells = Readonly<Record<string, string>>;

const decimal = (value: number): string => new Big(value).toFixed();
const money = (value: number, scale: number): string => new Big(value).round(scale, Big.roundHalfUp).toFixed();
const flag = (value: boolean): string => (value ? 'true' : 'false');

/** Formats a part of a list. Semicolons are replaced, because they separate the parts. */
const part = (text: string): string => text.replaceAll(';', ',').trim();
const list = (parts: readonly string[]): string => [...new Set(parts.map(part))].filter(Boolean).join(';');

const stockCell = ({ trackInventory, quantity, inStock }: StoredStock): string => {
  if (trackInventory) return String(quantity ?? 0);
  return inStock ? 'InStock' : 'OutOfStock';
};

const discountValue = ({ type, value }: Discount, scale: number): string => {
  if (type === 'NONE') return '';
  return type === 'AMOUNT' ? money(value, scale) : decimal(value);
};

/** Returns the file name of an image of the platform or the demo shop, or the URL of any other. */
function imageText({ id, url, video }: StoredImage): string {
  const named = imageOfId(id, '');
  return named?.url === url && named?.video === video ? id : (video ?? url ?? id).replaceAll(';', '%3B');
}

/**
 * Formats a choice as a list entry. Choices with equal entries are merged on import. Colons are removed from the name
 * of a color, because the name starts after the last colon.
 */
const choiceText = ({ optionType, choices }: StoredOption, name: string): string => {
  const value = choices.find(({ description }) => part(description) === part(name))?.value;
  return optionType === 'color' && value !== undefined ? `${value || name}:${name.replaceAll(':', ',')}` : name;
};

/** Returns the cells of the first entries of a list, in numbered columns. */
const numbered = <T>(entries: readonly T[], most: number, cells: (entry: T) => Cells): Cells =>
  Object.fromEntries(
    entries
      .slice(0, most)
      .flatMap((entry, index) => Object.entries(cells(entry)).map(([name, text]) => [`${name}${index + 1}`, text])),
  );

const optionCells = (option: StoredOption): Cells => ({
  productOptionName: option.name,
  productOptionType: option.optionType === 'color' ? 'COLOR' : 'DROP_DOWN',
  productOptionDescription: list(option.choices.map(({ description }) => choiceText(option, description))),
});

const choiceCells = (product: StoredProduct, variant: Variant): Cells =>
  numbered(product.options, counts.options, (option) => ({
    productOptionDescription: part(choiceText(option, variant.choices[option.name] ?? '')),
  }));

const variantCells = (product: StoredProduct, variant: Variant, scale: number): Cells => ({
  handleId: handleOf(product),
  fieldType: 'Variant',
  sku: variant.sku === product.sku ? '' : variant.sku,
  surcharge: new Big(variant.price).round(scale).minus(new Big(product.price).round(scale)).toFixed(),
  visible: flag(variant.visible),
  inventory: stockCell(variant.stock),
  weight: decimal(variant.weight),
  cost: variant.cost === null ? '' : money(variant.cost, scale),
});

/** Catalog data that the rows depend on. */
export interface Store {
  /** Collection names by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Number of decimal places of the store's currency. */
  readonly scale: number;
}

const handleOf = ({ id }: StoredProduct): string => `product_${id}`;

/** Formats the rows of a product: its own, and one for each managed variant. */
export function writeProduct(product: StoredProduct, { names, scale }: Store): Cells[] {
  const own: Cells = {
    handleId: handleOf(product),
    fieldType: 'Product',
    name: product.name,
    description: product.description,
    productImageUrl: list(product.media.map(imageText).filter(isImage)),
    collection: list(product.collectionIds.flatMap((id) => (id === allProductsId ? [] : (names.get(id) ?? [])))),
    sku: product.sku,
    ribbon: product.ribbon,
    price: money(product.price, scale),
    visible: flag(product.visible),
    discountMode: product.discount.type === 'NONE' ? '' : product.discount.type,
    discountValue: discountValue(product.discount, scale),
    inventory: stockCell(product.stock),
    weight: decimal(product.weight),
    cost: product.cost === null ? '' : money(product.cost, scale),
    brand: product.brand ?? '',
    ...numbered(product.options, counts.options, optionCells),
    ...numbered(
      product.additionalInfoSections.filter(({ title }) => title.trim() !== ''),
      counts.infos,
      ({ title, description }) => ({ additionalInfoTitle: title, additionalInfoDescription: description }),
    ),
    ...numbered(
      product.customTextFields.filter(({ title }) => title.trim() !== ''),
      counts.texts,
      ({ title, maxLength, mandatory }) => ({
        customTextField: title,
        customTextCharLimit: String(maxLength),
        customTextMandatory: flag(mandatory),
      }),
    ),
  };
  const variants = product.manageVariants ? variantsOf(product) : [];
  const rows = new Map<string, Cells>();
  for (const variant of variants) {
    const chosen = choiceCells(product, variant);
    const key = JSON.stringify(chosen);
    if (!rows.has(key)) rows.set(key, { ...variantCells(product, variant, scale), ...chosen });
  }
  return [own, ...rows.values()];
}
