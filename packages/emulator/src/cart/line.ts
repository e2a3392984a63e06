import type { Buyable, CatalogReference } from '../catalog/buyable.js';
import { allProductsId } from '../catalog/collection.js';
import type { StoredImage } from '../catalog/product.js';
import { times } from '../money/index.js';
import type { StoredSubscriptionOption } from '../subscription-options/subscription-option.js';
import type { TotalsItem } from '../totals/index.js';

/** What a line shows and costs. */
export interface LineFacts {
  readonly name: string;
  readonly unitPrice: string;
  /** Before the product's own discount. */
  readonly fullUnitPrice: string;
  readonly descriptions: readonly { readonly name: string; readonly value: string; readonly color?: string }[];
  readonly image?: StoredImage;
  readonly slug?: string;
  readonly weight: number;
  readonly sku: string;
  readonly itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
  readonly shippable: boolean;
  readonly collectionIds: readonly string[];
  /** Of catalog items only. */
  readonly variantId?: string;
  /** How many can be had now; `null` is any number. */
  readonly available: number | null;
  /** What it is bought with. */
  readonly subscription?: StoredSubscriptionOption;
  /** Whether the catalog still has it. */
  readonly found: boolean;
}

/** A line of a cart as the emulator keeps it. Lines without a reference are custom lines. */
export interface StoredLine {
  readonly id: string;
  readonly quantity: number;
  readonly reference?: CatalogReference;
  readonly facts: LineFacts;
}

/** Takes from the catalog what a line shows and costs. */
export const factsOf = (buyable: Buyable): LineFacts => ({
  name: buyable.name,
  unitPrice: buyable.unitPrice,
  fullUnitPrice: buyable.fullUnitPrice,
  descriptions: [...buyable.options, ...buyable.customTextFields.map(({ title, value }) => ({ name: title, value }))],
  ...(buyable.image && { image: buyable.image }),
  slug: buyable.slug,
  weight: buyable.weight,
  sku: buyable.sku,
  itemType: ({ physical: 'PHYSICAL', digital: 'DIGITAL', gift_card: 'GIFT_CARD' } as const)[buyable.productType],
  shippable: buyable.productType === 'physical',
  collectionIds: [...buyable.product.collectionIds, allProductsId],
  variantId: buyable.variantId,
  available: buyable.inStock === 'unlimited' ? null : buyable.inStock,
  found: true,
  ...(buyable.subscription && { subscription: buyable.subscription }),
});

/** How many of the line can be bought now. */
export const payable = ({ facts, quantity }: StoredLine): number =>
  facts.found ? Math.min(quantity, facts.available ?? quantity) : 0;

/** The state of a line's stock, as the platform names it. */
export function availabilityOf(line: StoredLine) {
  const { available, found } = line.facts;
  if (!found) return { status: 'NOT_FOUND', quantityAvailable: 0 };
  if (available === null) return { status: 'AVAILABLE' };
  const status = available === 0 ? 'NOT_AVAILABLE' : available < line.quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  return { status, quantityAvailable: available };
}

/** What totals look at in a line. */
export const totalsItem = (line: StoredLine): TotalsItem => ({
  id: line.id,
  unitPrice: line.facts.unitPrice,
  quantity: payable(line),
  weight: line.facts.weight,
  shippable: line.facts.shippable,
  collectionIds: line.facts.collectionIds,
  ...(line.reference && { catalogItemId: line.reference.catalogItemId }),
});

/** What the line costs, as far as it can be bought. */
export const linePrice = (line: StoredLine): string => times(line.facts.unitPrice, payable(line));
