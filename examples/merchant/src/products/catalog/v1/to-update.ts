import type { Product, UpdateProduct, VariantOverride } from '@cartwright/stores/products';
import type { Fields } from '../../../lib/merge-edits.js';
import { readDiscount } from './discount.js';
import { hasOwnVariants, noVariantId } from './product-fields.js';

/** Requests that save the changes of a product, in this order. Each is left out if it is empty. */
export interface Update {
  /** Variants whose prices must not fall below zero while `product` is updated. */
  readonly before: readonly VariantOverride[];
  readonly product: UpdateProduct;
  readonly variants: readonly VariantOverride[];
}

/**
 * Variants that would have a negative price if the price of the product fell: the platform keeps the difference of each
 * variant to it. They get the current price of the product, and their own after the update.
 */
function endangered({ priceData, variants = [] }: Product, price: number): VariantOverride[] {
  const current = priceData?.price ?? 0;
  const variantIds = variants.flatMap(({ _id, variant }) =>
    _id && (variant?.priceData?.price ?? current) + price - current < 0 ? _id : [],
  );
  return variantIds.length > 0 ? [{ variantIds, price: current }] : [];
}

/** Converts changed fields to the requests that save them. All other fields keep their values. */
export function toUpdate(
  product: Product,
  { name, description, html = description, visible, discount, managesVariants, price: basePrice, ...changes }: Fields,
): Update {
  const isOwn = hasOwnVariants(product);
  const price = isOwn ? basePrice : changes[`price:${noVariantId}`];
  const sku = isOwn ? undefined : changes[`sku:${noVariantId}`];
  const variants = (isOwn ? (product.variants ?? []) : []).flatMap(({ _id = '', variant }) => {
    const of = (field: string) => changes[`${field}:${_id}`];
    const kept = price === undefined ? undefined : (variant?.priceData?.price ?? undefined);
    const override = {
      ...((of('price') ?? kept) !== undefined && { price: Number(of('price') ?? kept) }),
      ...(of('sku') !== undefined && { sku: of('sku') ?? '' }),
      ...(of('visible') !== undefined && { visible: of('visible') === 'on' }),
    };
    return Object.keys(override).length > 0 ? [{ variantIds: [_id], ...override }] : [];
  });
  const newDiscount = discount === undefined ? undefined : readDiscount(discount);
  return {
    before: isOwn && price !== undefined ? endangered(product, Number(price)) : [],
    product: {
      ...(name !== undefined && { name }),
      ...(html !== undefined && { description: html }),
      ...(visible !== undefined && { visible: visible === 'on' }),
      ...(newDiscount && { discount: newDiscount }),
      ...(managesVariants === 'on' && { manageVariants: true }),
      ...(price !== undefined && { priceData: { price: Number(price) } }),
      ...(sku !== undefined && { sku }),
    },
    variants,
  };
}
