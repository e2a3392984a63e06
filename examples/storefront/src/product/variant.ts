import type { Product } from '@cartwright/stores/products';

/** A combination of choices that can be bought. */
export type Variant = NonNullable<Product['variants']>[number];

/** The variants that are offered. A product without options has one, without choices. */
export const offeredVariants = (product: Product): Variant[] =>
  (product.variants ?? []).filter(({ variant }) => variant?.visible !== false);
