import type { Tenant } from '../../../kernel/state/tenant.js';
import type { ItemPage } from '../../catalogs/catalog.js';
import { cheapestVariant } from '../product-facts/variant-prices.js';
import { findByKey } from '../products/product-keys.js';

/** Product page of a visible product with a visible variant, by slug. The description is empty if it is rich content. */
export function pageOf(tenant: Tenant, slug: string): ItemPage | undefined {
  const product = findByKey(tenant, 'slug', slug);
  const variant = product && cheapestVariant(product);
  if (!product?.visible || !variant) return undefined;
  const [image] = product.media;
  const { description, name } = product;
  return { name, description: description.html ?? '', ...(image && { image }), price: variant.price };
}
