import type { V3Product, Variant } from '@cartwright/stores/products-v3';
import type { Fields } from '../../../lib/merge-edits.js';
import { parseDescription } from './description/description.js';

/** Applies the changed fields of a variant. An empty compare-at price or SKU removes it. */
function changedVariant({ sku: savedSku, ...variant }: Variant, changes: Fields): Variant {
  const of = (field: string) => changes[`${field}:${variant._id ?? ''}`];
  const sku = of('sku') ?? savedSku;
  const visible = of('visible');
  const actualPrice = of('price') ?? variant.price?.actualPrice?.amount;
  const compareAtPrice = of('compareAt') ?? variant.price?.compareAtPrice?.amount;
  return {
    ...variant,
    ...(sku && { sku }),
    ...(visible !== undefined && { visible: visible === 'on' }),
    price: {
      ...(actualPrice && { actualPrice: { amount: actualPrice } }),
      ...(compareAtPrice && { compareAtPrice: { amount: compareAtPrice } }),
    },
  };
}

/** Converts changed fields to an update of a product. All variants, and the options, are part of it if one changes. */
export function toUpdate(
  { description: saved = {}, options = [], variantsInfo }: V3Product,
  { name, description, html, visible, ...changes }: Fields,
): V3Product {
  // The only variant of a product without options is as visible as the product, and would show it again.
  const visibility = options.length === 0 && visible !== undefined ? { visible: visible === 'on' } : {};
  const variants = (variantsInfo?.variants ?? []).map((variant) => ({
    ...changedVariant(variant, changes),
    ...visibility,
  }));
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: parseDescription(description, saved) }),
    ...(html !== undefined && { plainDescription: html }),
    ...(visible !== undefined && { visible: visible === 'on' }),
    ...(Object.keys(changes).length > 0 && {
      ...(options.length > 0 && { options }),
      variantsInfo: { variants },
    }),
  };
}
