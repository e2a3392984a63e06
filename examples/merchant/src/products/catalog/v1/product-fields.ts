import type { Product } from '@cartwright/stores/products';
import type { Fields } from '../../../lib/merge-edits.js';
import { writeAmount } from '../../../lib/amounts.js';
import { formatDiscount } from './discount.js';

/** Variant ID of a product whose variants share price, SKU and stock. */
export const noVariantId = '00000000-0000-0000-0000-000000000000';

/** Whether each variant has its own price, SKU and stock. Otherwise they are those of the product. */
export const hasOwnVariants = ({ manageVariants, productOptions = [] }: Product): boolean =>
  manageVariants === true && productOptions.length > 0;

/** Editable values of a product, as `EditedProduct` describes them. */
export function toFields(product: Product): Fields {
  const { name, description, visible, discount, priceData, productOptions = [], sku, variants = [] } = product;
  const currency = priceData?.currency ?? 'USD';
  const amount = (value: number | null | undefined) => writeAmount(value ?? 0, currency);
  const own: Fields = {
    name: name ?? '',
    description: description ?? '',
    visible: visible ? 'on' : '',
    discount: formatDiscount(discount, currency),
  };
  if (!hasOwnVariants(product)) {
    return {
      ...own,
      ...(productOptions.length > 0 && { managesVariants: '' }),
      [`price:${noVariantId}`]: amount(priceData?.price),
      [`sku:${noVariantId}`]: sku ?? '',
    };
  }
  return {
    ...own,
    price: amount(priceData?.price),
    ...Object.fromEntries(
      variants.flatMap(({ _id = '', variant = {} }) => [
        [`price:${_id}`, amount(variant.priceData?.price ?? priceData?.price)],
        [`sku:${_id}`, variant.sku ?? ''],
        [`visible:${_id}`, variant.visible === false ? '' : 'on'],
      ]),
    ),
  };
}

/**
 * Identifies the values of a product that the merchant can edit, because Catalog V1 has no revisions. Its `lastUpdated`
 * would not do: two changes within a millisecond share it. It also changes with media and collections, which no edit
 * overwrites.
 */
export async function getRevision(product: Product): Promise<string> {
  const options = (product.productOptions ?? []).map(({ name, choices = [] }) => [
    name,
    choices.map(({ value, description }) => [value, description]),
  ]);
  const values = JSON.stringify([Object.entries(toFields(product)).sort(), options]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(values));
  return Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
