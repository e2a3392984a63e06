import type { Tenant } from '../../../kernel/state/tenant.js';
import type { ItemPage } from '../../catalogs/catalog.js';
import { products } from '../products/product.js';

/** Product page of a visible product, by slug. Rich content is left out. */
export function pageOf(tenant: Tenant, slug: string): ItemPage | undefined {
  for (const { description, media, name, variants, ...product } of products(tenant).values()) {
    if (product.slug !== slug || !product.visible) continue;
    const [image] = media;
    const price = Math.min(...variants.map((variant) => variant.price));
    return { name, description: description.html ?? '', ...(image && { image }), price };
  }
  return undefined;
}
