import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { ItemPage } from '../catalogs/catalog.js';
import { discountedPrice } from './price.js';
import { products } from './product.js';

/** Product page of a visible product, by slug. */
export function pageOf(tenant: Tenant, slug: string): ItemPage | undefined {
  for (const { description, discount, media, name, price, ...product } of products(tenant).values()) {
    if (product.slug !== slug || !product.visible) continue;
    const [image] = media;
    return {
      name,
      description,
      ...(image && { image }),
      price: discountedPrice(price, discount, storeCurrency(tenant)),
    };
  }
  return undefined;
}
