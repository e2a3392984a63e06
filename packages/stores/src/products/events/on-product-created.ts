import { event, float } from '@cartwright/core';
import { priceShape } from '../product-parts/price.js';
import type { ProductCreatedEnvelope } from './product-event-envelopes.js';

/**
 * A product was created. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCreated } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCreated, ({ data }) => console.log(data.productId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductCreated = /* @__PURE__ */ event<ProductCreatedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  kind: 'plain',
  entity: { price: priceShape, costAndProfitData: { itemCost: float, profit: float, profitMargin: float } },
});
