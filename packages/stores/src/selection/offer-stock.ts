import type { Offer } from './offer.js';
import type { SelectableProduct, SelectableVariant } from './selectable-product.js';
import type { Availability } from './selection.js';

/** Availability of a selection. */
export interface SelectionStock {
  /** Availability of the best matching variant. */
  readonly availability: Availability;
  /** Quantity available. Absent when not tracked, unlimited, or several managed variants match. */
  readonly quantity?: number;
  /** Message of the merchant about the pre-order. */
  readonly preorderMessage?: string;
}

/** Availability of one offer. Variants that are not managed share the product's inventory. */
function offerStock(
  product: SelectableProduct,
  { variant }: Offer<SelectableVariant>,
  choicesAreInStock: boolean,
): SelectionStock {
  const ofProduct = product.stock && { ...product.stock, trackQuantity: product.stock.trackInventory };
  const stock = (product.manageVariants ? variant?.stock : undefined) ?? ofProduct ?? variant?.stock;
  const counted = stock?.trackQuantity && typeof stock.quantity === 'number' ? stock.quantity : undefined;
  const isThere = stock?.inStock !== false && (counted ?? 1) > 0 && (variant !== undefined || choicesAreInStock);
  if (isThere) {
    return { availability: 'IN_STOCK', ...(counted !== undefined && { quantity: counted }) };
  }
  const { enabled, limit, message } = variant?.preorderInfo ?? product.preorderInfo ?? {};
  if (!enabled || limit === 0) return { availability: 'OUT_OF_STOCK', quantity: 0 };
  return {
    availability: 'PREORDER',
    ...(typeof limit === 'number' && { quantity: limit }),
    ...(message && { preorderMessage: message }),
  };
}

const best: readonly Availability[] = ['IN_STOCK', 'PREORDER', 'OUT_OF_STOCK'];

/**
 * Returns the best availability of all matching offers. A quantity is returned only if one offer matches.
 *
 * @param product - Product, with its inventory.
 * @param offers - Offers that match the selection.
 * @param chosen - Selected choices.
 * @returns The stock. `NOT_OFFERED` if no offer matches.
 */
export function combineStocks(
  product: SelectableProduct,
  offers: readonly Offer<SelectableVariant>[],
  chosen: Iterable<{ readonly inStock?: boolean }>,
): SelectionStock {
  const choicesAreInStock = [...chosen].every(({ inStock }) => inStock !== false);
  const stocks = offers.map((offer) => offerStock(product, offer, choicesAreInStock));
  const availability = best.find((candidate) => stocks.some((stock) => stock.availability === candidate));
  const first = stocks.find((stock) => stock.availability === availability);
  if (!first) return { availability: 'NOT_OFFERED', quantity: 0 };
  if (stocks.length === 1 || !product.manageVariants) return first;
  const { quantity, ...rest } = first;
  return first.availability === 'OUT_OF_STOCK' ? first : rest;
}
