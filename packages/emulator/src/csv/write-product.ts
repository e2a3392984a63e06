import Big from 'big.js';
import { allProductsId } from '../shop/catalog-v1/collection.js';
import type { Discount, StoredOption, StoredProduct, StoredStock } from '../shop/catalog-v1/product.js';
import { type Variant, getVariants } from '../shop/catalog-v1/variant.js';
import { counts } from './columns.js';
import { isImage } from './read-cells.js';
import { type Cells, colorText, decimal, flag, imageText, list, money, numberedCells, part } from './rows/cells.js';

const stockCell = ({ trackInventory, quantity, inStock }: StoredStock): string => {
  if (trackInventory) return String(quantity ?? 0);
  return inStock ? 'InStock' : 'OutOfStock';
};

const discountValue = ({ type, value }: Discount, scale: number): string => {
  if (type === 'NONE') return '';
  return type === 'AMOUNT' ? money(value, scale) : decimal(value);
};

/**
 * Formats a choice as a list entry. Choices with equal entries are merged on import.
 */
const choiceText = ({ optionType, choices }: StoredOption, name: string): string => {
  const value = choices.find(({ description }) => part(description) === part(name))?.value;
  return optionType === 'color' && value !== undefined ? colorText(value, name) : name;
};

const optionCells = (option: StoredOption): Cells => ({
  productOptionName: option.name,
  productOptionType: option.optionType === 'color' ? 'COLOR' : 'DROP_DOWN',
  productOptionDescription: list(option.choices.map(({ description }) => choiceText(option, description))),
});

const choiceCells = (product: StoredProduct, variant: Variant): Cells =>
  numberedCells(product.options, counts.options, (option) => ({
    productOptionDescription: part(choiceText(option, variant.choices[option.name] ?? '')),
  }));

const variantCells = (product: StoredProduct, variant: Variant, scale: number): Cells => ({
  handleId: getHandle(product),
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

const getHandle = ({ id }: StoredProduct): string => `product_${id}`;

/** Formats the rows of a product: its own, and one for each managed variant. */
export function writeProduct(product: StoredProduct, { names, scale }: Store): Cells[] {
  const own: Cells = {
    handleId: getHandle(product),
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
    ...numberedCells(product.options, counts.options, optionCells),
    ...numberedCells(
      product.additionalInfoSections.filter(({ title }) => title.trim() !== ''),
      counts.infos,
      ({ title, description }) => ({ additionalInfoTitle: title, additionalInfoDescription: description }),
    ),
    ...numberedCells(
      product.customTextFields.filter(({ title }) => title.trim() !== ''),
      counts.texts,
      ({ title, maxLength, mandatory }) => ({
        customTextField: title,
        customTextCharLimit: String(maxLength),
        customTextMandatory: flag(mandatory),
      }),
    ),
  };
  const variants = product.manageVariants ? getVariants(product) : [];
  const rows = new Map<string, Cells>();
  for (const variant of variants) {
    const chosen = choiceCells(product, variant);
    const key = JSON.stringify(chosen);
    if (!rows.has(key)) rows.set(key, { ...variantCells(product, variant, scale), ...chosen });
  }
  return [own, ...rows.values()];
}
