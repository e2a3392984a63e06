import type { Origins } from '../../kernel/origins.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { changedFields } from '../../protocol/events/changed-fields.js';
import type { EventDefinition, NewEvent } from '../../protocol/events/event-definition.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { inventoryEvents } from './inventory-events.js';
import type { StoredProduct, StoredVariant } from '../../shop/catalog-v1/product.js';
import { formatProduct } from './format-product.js';

const catalog = 'com.wix.ecommerce.catalog.api.v1';
const originatedFromVersion = 'V1_CATALOG';

/** Names of stored fields in events, if they differ. */
const apiNames: Readonly<Record<string, string>> = {
  cost: 'costAndProfitData',
  options: 'productOptions',
  seoDescription: 'seoData',
};

/** Fields whose changes trigger other events, or none. */
const unreportedFields = ['variants', 'stock', 'preorder', 'lastUpdated', 'createdDate'];

const getFields = (before: object, after: object): string[] =>
  changedFields(before, after)
    .filter((name) => !unreportedFields.includes(name))
    .map((name) => apiNames[name] ?? name);

function changedVariants(before: StoredProduct, after: StoredProduct): object[] {
  const former = new Map(before.variants.map((variant) => [variant.id, variant]));
  return after.variants.flatMap((variant: StoredVariant) => {
    const fields = getFields(former.get(variant.id) ?? {}, variant).filter((name) => name !== 'id');
    const { id: variantId, choices } = variant;
    return fields.length > 0 ? [{ variantId, choices, changedFields: fields, originatedFromVersion }] : [];
  });
}

const createdData = (tenant: Tenant, product: StoredProduct, origin: Origins): object => {
  const view = { origin, currency: storeCurrency(tenant), merchantData: true };
  const wire = new Map<string, unknown>(Object.entries(formatProduct(product, view)));
  const names = ['name', 'slug', 'price', 'visible', 'media', 'sku', 'productPageUrl', 'brand', 'costAndProfitData'];
  return Object.fromEntries(names.filter((name) => wire.has(name)).map((name) => [name, wire.get(name)]));
};

/**
 * Triggered when a product is created, updated or deleted, and when its stock changes. Updates have the names of the
 * changed fields.
 */
export const productEvents: EventDefinition<StoredProduct> = {
  collection: 'products',
  getEvents({ before, after }, { origin, tenant }) {
    const { id: productId } = after ?? before;
    const event = (name: string, data: object): NewEvent => ({
      type: `${catalog}.${name}`,
      entityId: productId,
      payload: { productId, ...data, originatedFromVersion },
    });
    if (!after) return [event('ProductDeleted', {})];
    if (!before) return [event('ProductCreated', createdData(tenant, after, origin))];
    const fields = getFields(before, after);
    const variants = changedVariants(before, after);
    return [
      ...(fields.length > 0 ? [event('ProductChanged', { changedFields: fields })] : []),
      ...(variants.length > 0 ? [event('VariantsChanged', { variants })] : []),
      ...inventoryEvents(before, after, tenant.clock.now().toISOString()),
    ];
  },
};
