import { storeCurrency } from '../../kernel/money/store-currency.js';
import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';
import { formatWholeProduct } from './format/format-product.js';

/** Triggered when a product is created, updated or deleted. The product has its variants, and no field on request. */
export const productEvents = entityEvents<StoredProduct>({
  collection: 'v3-products',
  fqdn: 'wix.stores.catalog.v3.product',
  format: (product, { origin, tenant }) =>
    formatWholeProduct(product, {
      origin,
      tenant,
      isMerchant: true,
      currency: storeCurrency(tenant),
      formats: undefined,
      fields: new Set(),
    }),
});
