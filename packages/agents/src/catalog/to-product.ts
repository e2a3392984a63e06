import {
  toPlainText,
  toVisibleText,
  type CatalogModifier,
  type CatalogPrice,
  type CatalogProduct,
} from '@cartwright/stores/catalog';
import { getPrice, getStock, listOptions, type Selection } from '@cartwright/stores/selection';
import { toMinorUnits } from '../protocol/amounts.js';
import type { Shop } from '../shop/shop.js';
import { formatItemId, getParameterName } from './item-id.js';

/** Maximum number of variants of a product. */
const MAX_VARIANTS = 100;

/** Maximum length of a description, in characters. */
const MAX_DESCRIPTION = 5000;

/** Maximum number of images of a product. */
const MAX_IMAGES = 10;

/** Variant, as a selection of its product. */
export interface SelectedVariant {
  /** Item ID of the variant. */
  readonly id: string;
  /** Its choices. */
  readonly selection: Selection & { readonly choices: Readonly<Record<string, string>> };
  /** SKU. */
  readonly sku: string | undefined;
  /** Whether it can be bought or pre-ordered. */
  readonly isAvailable: boolean;
}

/** Combines the choices of all options, up to the maximum number of variants. */
const combineChoices = ({ options }: CatalogProduct): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (combinations, { choices, name }) =>
      combinations
        .flatMap((combination) =>
          choices.filter(({ visible }) => visible).map((choice) => ({ ...combination, [name]: choice.name })),
        )
        .slice(0, MAX_VARIANTS),
    [{}],
  );

/** Lists the variants of a product that shoppers see, those that can be bought first. */
export function listVariants(product: CatalogProduct): SelectedVariant[] {
  const { id: catalogItemId, managesVariants, variants } = product;
  const visible = variants.filter((variant) => variant.visible);
  const all = visible.length > 0 || managesVariants ? visible : combineChoices(product).map((choices) => ({ choices }));
  const selected = all.map((variant): SelectedVariant => {
    const { choices } = variant;
    const isById = 'id' in variant && (managesVariants || Object.keys(choices).length === 0);
    const selection = { choices };
    return {
      id: formatItemId({ catalogItemId, options: isById ? { variantId: variant.id } : { options: choices } }),
      selection,
      sku: 'sku' in variant ? variant.sku : undefined,
      isAvailable: /^(IN_STOCK|PREORDER)$/.test(getStock(product, selection).availability),
    };
  });
  const sorted = [...selected.filter(({ isAvailable }) => isAvailable), ...selected.filter((one) => !one.isAvailable)];
  return sorted.slice(0, MAX_VARIANTS);
}

/** Price of the protocol. `undefined` without a currency. */
function toPrice(amount: string, currency: string | undefined) {
  return currency === undefined ? undefined : { amount: toMinorUnits(amount, currency), currency };
}

const statuses = {
  IN_STOCK: 'in_stock',
  PREORDER: 'preorder',
  OUT_OF_STOCK: 'out_of_stock',
  NOT_OFFERED: 'discontinued',
};

/** Converts a variant. `undefined` if it has no price. */
function toVariant(product: CatalogProduct, { id, isAvailable, selection, sku }: SelectedVariant) {
  const found: CatalogPrice | undefined = getPrice(product, selection);
  const price = found && toPrice(found.amount, found.currency);
  if (!found || !price) return undefined;
  const choices = Object.entries(selection.choices).map(([name, label]) => ({
    name: toVisibleText(name),
    label: toVisibleText(label),
  }));
  const title = choices.map(({ label }) => label).join(' / ') || toVisibleText(product.name);
  const listPrice = found.compareAt === undefined ? undefined : toPrice(found.compareAt, found.currency);
  return {
    id,
    ...(sku && { sku: toVisibleText(sku) }),
    title,
    description: { plain: title },
    price,
    ...(listPrice && { list_price: listPrice }),
    availability: { available: isAvailable, status: statuses[getStock(product, selection).availability] },
    ...(choices.length > 0 && { options: choices }),
  };
}

/** Describes an input of a product: what to append to the ID of a variant, and what it accepts. */
const toCustomization = (modifier: CatalogModifier) => ({
  name: toVisibleText(modifier.name),
  required: modifier.required,
  parameter: getParameterName(modifier.type, modifier.key),
  ...(modifier.type === 'choice'
    ? { choices: modifier.choices.map(({ key, name }) => ({ value: key, label: toVisibleText(name) })) }
    : {
        ...(modifier.minLength !== undefined && { min_length: modifier.minLength }),
        ...(modifier.maxLength !== undefined && { max_length: modifier.maxLength }),
      }),
});

function toRange({ max, min }: { max: string; min: string }, currency: string | undefined) {
  const [lowest, highest] = [toPrice(min, currency), toPrice(max, currency)];
  return lowest && highest ? { min: lowest, max: highest } : undefined;
}

/**
 * Converts a product, with the given variants. `undefined` for a product without a price, which the protocol cannot
 * represent.
 */
export async function toProduct(shop: Shop, product: CatalogProduct, selected: readonly SelectedVariant[]) {
  const { categoryIds, description, id, media, modifiers, name, priceRange, slug } = product;
  const variants = selected.flatMap((variant) => toVariant(product, variant) ?? []);
  const range = priceRange && toRange(priceRange, priceRange.currency);
  if (!range || variants.length === 0) return undefined;
  const listRange = priceRange.compareAt && toRange(priceRange.compareAt, priceRange.currency);
  const categories = (await shop.listCategories()).filter((category) => categoryIds.includes(category.id));
  const images = media.flatMap(({ altText, image }) => (image ? [{ altText, ...shop.getImageUrl(image) }] : []));
  const options = listOptions(product).filter(({ choices }) => choices.length > 0);
  const url = shop.options.productUrl?.({ id, slug });
  return {
    id,
    handle: slug,
    title: toVisibleText(name),
    description: { plain: toVisibleText(toPlainText(description, MAX_DESCRIPTION)) || toVisibleText(name) },
    ...(url !== undefined && { url }),
    ...(categories.length > 0 && {
      categories: categories.map((category) => ({ value: toVisibleText(category.name), taxonomy: 'merchant' })),
    }),
    price_range: range,
    ...(listRange && { list_price_range: listRange }),
    ...(images.length > 0 && {
      media: images.slice(0, MAX_IMAGES).map(({ altText, height, url: imageUrl, width }) => ({
        type: 'image',
        url: imageUrl,
        ...(altText && { alt_text: toVisibleText(altText) }),
        ...(width > 0 && height > 0 && { width, height }),
      })),
    }),
    ...(options.length > 0 && {
      options: options.map(({ choices, name: option }) => ({
        name: toVisibleText(option),
        values: choices.map((choice) => ({ label: toVisibleText(choice.name) })),
      })),
    }),
    variants,
    ...(modifiers.length > 0 && { metadata: { customizations: modifiers.map(toCustomization) } }),
  };
}
