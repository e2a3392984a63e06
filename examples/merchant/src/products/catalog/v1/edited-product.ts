import type { Collection } from '@cartwright/stores/collections';
import type { InventoryItemV2 } from '@cartwright/stores/inventory';
import type { Product } from '@cartwright/stores/products';
import type { EditedOption, EditedProduct, StockEntry } from '../merchant-catalog.js';
import { choiceName, variantsWith } from './change-choices.js';
import { toFields, hasOwnVariants, noVariantId } from './product-fields.js';
import { stockRevision } from './stock.server.js';

/** ID of the collection of all products, which cannot be changed. */
const allProductsId = '00000000-000000-000000-000000000001';

/** Variants with their own price, SKU and stock, or one entry for all variants. */
const getVariants = (product: Product): EditedProduct['variants'] =>
  hasOwnVariants(product)
    ? (product.variants ?? []).map(({ _id = '', choices = {} }) => ({
        id: _id,
        name: Object.values(choices).join(', '),
        choices,
      }))
    : [{ id: noVariantId, name: '', choices: {} }];

/** Options of a product, with the number of variants of each choice. */
function getOptions(product: Product): EditedOption[] {
  const { productOptions = [] } = product;
  const combinations = productOptions.reduce((count, { choices = [] }) => count * choices.length, 1);
  return productOptions.map(({ name = '', optionType, choices = [] }) => ({
    id: name,
    name,
    isSwatch: optionType === 'color',
    choices: choices.map((choice) => ({
      id: choiceName(choice),
      name: choiceName(choice),
      color: optionType === 'color' ? choice.value : undefined,
      variantCount: hasOwnVariants(product)
        ? variantsWith(product, name, choiceName(choice)).length
        : combinations / choices.length,
    })),
  }));
}

const getStock = (
  { trackQuantity, variants = [] }: InventoryItemV2,
  names: ReadonlyMap<string, string>,
): StockEntry[] =>
  variants.map(({ variantId = '', quantity, inStock }) => ({
    id: variantId,
    variantId,
    variant: names.get(variantId) ?? '',
    location: '',
    quantity: trackQuantity ? (quantity ?? 0) : undefined,
    inStock: inStock ?? false,
    revision: stockRevision(trackQuantity, quantity),
  }));

function getChoiceStock(product: Product, { trackQuantity }: InventoryItemV2): EditedProduct['choiceStock'] {
  if (!hasOwnVariants(product)) return 'shared';
  return trackQuantity ? 'tracked' : 'untracked';
}

/** Entities that a product is edited with. */
interface Entities {
  readonly product: Product;
  readonly collections: readonly Collection[];
  readonly inventoryItem: InventoryItemV2;
}

/** Converts a product of Catalog V1 for its forms, without the revision and images. */
export function toEditedProduct({
  product,
  collections,
  inventoryItem,
}: Entities): Omit<EditedProduct, 'revision' | 'media'> {
  const variants = getVariants(product);
  return {
    id: product._id ?? '',
    slug: product.slug ?? '',
    currency: product.priceData?.currency ?? 'USD',
    fields: toFields(product),
    html: product.description ?? '',
    variants,
    options: getOptions(product),
    choiceStock: getChoiceStock(product, inventoryItem),
    categories: collections
      .map(({ _id, name }) => ({ id: _id ?? '', name: name ?? '' }))
      .filter(({ id }) => id !== allProductsId)
      .map((category) => ({ ...category, isSelected: product.collectionIds?.includes(category.id) ?? false })),
    stock: getStock(inventoryItem, new Map(variants.map(({ id, name }) => [id, name]))),
  };
}
