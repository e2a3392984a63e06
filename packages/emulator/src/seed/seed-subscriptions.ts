import { type SubscriptionData, subscriptionData } from '../data/shop-data.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { products as productsV1 } from '../shop/catalog-v1/product.js';
import { productSubscriptions, subscriptionOptions } from '../shop/catalog-v1/subscription-option.js';
import { products } from '../shop/catalog-v3/products/product.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';

/** Seeds the subscription options of a product of Catalog V1. */
function seedOptions(tenant: Tenant, { allowsOneTimePurchases, options, product: slug }: SubscriptionData): void {
  const product = [...productsV1(tenant).values()].find((one) => one.slug === slug);
  if (!product) return;
  const assigned = options.map(({ description, frequency, percentOff, title }) => {
    const id = derivedId(product.id, title);
    subscriptionOptions(tenant).put({
      id,
      title,
      description,
      subscriptionSettings: { frequency, autoRenewal: true },
      discount: { type: 'PERCENT', value: percentOff },
    });
    return { id, hidden: false };
  });
  productSubscriptions(tenant).put({ id: product.id, assigned, oneTimePurchases: allowsOneTimePurchases });
}

/** Seeds the subscriptions of a product of Catalog V3. */
function seedProduct(tenant: Tenant, { allowsOneTimePurchases, options, product: slug }: SubscriptionData): void {
  const product = [...products(tenant).values()].find((one) => one.slug === slug);
  if (!product) return;
  const subscriptions = options.map(({ percentOff, ...option }) => ({
    id: derivedId(product.id, option.title),
    ...option,
    visible: true,
    interval: 1,
    discount: { type: 'PERCENT' as const, value: percentOff },
  }));
  products(tenant).put({ ...product, subscriptions, allowOneTimePurchases: allowsOneTimePurchases });
}

/** Seeds the subscriptions of the demo shop's products. Omits those of products that the tenant does not have. */
export function seedSubscriptions(tenant: Tenant): void {
  const seed = catalogVersion(tenant) === 'v3' ? seedProduct : seedOptions;
  for (const data of subscriptionData()) seed(tenant, data);
}
