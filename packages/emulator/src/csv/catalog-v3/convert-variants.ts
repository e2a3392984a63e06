import { derivedId } from '../../kernel/state/derived-id.js';
import { convertQuantity } from '../../shop/catalog-v1/convert-quantity.js';
import { discountedPrice } from '../../shop/catalog-v1/price.js';
import { type StoredPreorder, type StoredProduct as ProductV1, noVariantId } from '../../shop/catalog-v1/product.js';
import { type Variant as VariantV1, getVariants } from '../../shop/catalog-v1/variant.js';
import {
  type Preorder,
  type Stock,
  type StoredInventoryItem,
  inventoryItemId,
} from '../../shop/catalog-v3/inventory/inventory-item.js';
import { defaultLocationId } from '../../shop/catalog-v3/locations/location.js';
import type { StoredVariant, VariantChoice } from '../../shop/catalog-v3/products/product.js';
import { newEntity } from './new-entity.js';

/** ID of the only variant of a product without options. */
export const defaultVariantId = (productId: string): string => derivedId('variant', productId);

/**
 * Converts the stock of a variant. Stock that several variants share is divided: each gets the same quantity, and the
 * first ones the remainder. Stock that is not counted but has limited pre-orders is counted, because only counted stock
 * has a limit.
 */
function convertStock(
  { preorder, stock: { trackInventory, quantity, inStock } }: VariantV1,
  { index, sharing }: { readonly index: number; readonly sharing: number },
): Stock {
  if (!trackInventory) return preorder?.enabled && !inStock ? { quantity: 0 } : { inStock };
  const total = quantity ?? 0;
  const remainder = ((total % sharing) + sharing) % sharing;
  return { quantity: Math.floor(total / sharing) + (index < remainder ? 1 : 0) };
}

const convertPreorder = ({ taken, ...settings }: StoredPreorder): Preorder => ({ ...settings, counter: taken });

/** Converts the variants of a product of Catalog V1, and their stock. */
export function convertVariants(
  product: ProductV1,
  getChoices: (variant: VariantV1) => readonly VariantChoice[],
  currency: string,
): { variants: StoredVariant[]; stock: StoredInventoryItem[] } {
  const { createdDate, digitalFile, discount, lastUpdated, manageVariants, pricePerUnitData: unit } = product;
  const former = getVariants(product);
  // Variants have the unit of their product. Contents in a unit of another kind have no price per unit, nor have those
  // below the smallest quantity.
  const contents = unit && convertQuantity(unit.totalQuantity, unit.totalMeasurementUnit, unit.baseMeasurementUnit);
  const variants = former.map((variant): StoredVariant => {
    const { packageDimensions, productDimensions, sku } = variant;
    const price = discountedPrice(variant.price, discount, currency);
    return {
      id: variant.id === noVariantId ? defaultVariantId(product.id) : variant.id,
      visible: product.options.length === 0 ? product.visible : variant.visible,
      choices: getChoices(variant),
      price,
      ...(price < variant.price && { compareAtPrice: variant.price }),
      ...(variant.cost !== null && { cost: variant.cost }),
      ...(sku !== '' && { sku }),
      ...(product.productType === 'physical' && { weight: variant.weight }),
      ...(unit &&
        contents?.gte('0.01') && {
          unitQuantity: { quantity: contents.toNumber(), unit: unit.baseMeasurementUnit },
        }),
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
      ...(digitalFile && { digitalFile }),
    };
  });
  const stock = variants.map(({ id }, index): StoredInventoryItem => {
    const was = former[index]!;
    return {
      ...newEntity(inventoryItemId(id, defaultLocationId), createdDate, lastUpdated),
      productId: product.id,
      variantId: id,
      locationId: defaultLocationId,
      ...convertStock(was, { index, sharing: manageVariants ? 1 : variants.length }),
      ...(was.preorder && { preorder: convertPreorder(was.preorder) }),
    };
  });
  return { variants, stock };
}
