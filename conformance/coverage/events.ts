import { done, planned, slug, type CoverageItem, type Evidence } from './item.js';

type Event = string | readonly [name: string, evidence: Evidence];

const events = (list: readonly Event[]): CoverageItem[] =>
  list.map((event) => {
    const [name, evidence] = typeof event === 'string' ? [event, planned] : event;
    return { id: `event.${slug(name)}`, section: '4. States and transitions: Events emitted', text: name, ...evidence };
  });

const received = (name: string, definition: string, title: string): Event => [
  name,
  done({
    symbol: `@cartwright/ecom/current-cart#${definition}`,
    test: `packages/ecom/src/cart/cart-events.test.ts > ${title}`,
  }),
];

/** Event that is compared with the official client's. */
const compared = (name: string, symbol: string): Event => [
  name,
  done({
    symbol: `@cartwright/${symbol}`,
    test: 'conformance/operations/events.test.ts > handlers registered with a client receive',
  }),
];

/**
 * Name under which clients register an event: `order-fulfillments#onFulfillmentsUpdated` becomes
 * `orderFulfillments.onFulfillmentsUpdated`.
 */
const registration = (symbol: string) =>
  symbol.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()).replace('#', '.');

/** Event of a commerce module, compared with the official client's. */
const inCommerce = (name: string, symbol: string): Event => [
  name,
  done({
    symbol: `@cartwright/ecom/${symbol}`,
    test: 'conformance/operations/commerce-events.test.ts > %s',
    row: `handlers of commerce events receive what the official client passes to them > ${registration(symbol)}`,
  }),
];

/** Event of Catalog V3, compared with the official client's. */
const inV3 = (name: string, definition: string): Event => [
  name,
  done({
    symbol: `@cartwright/stores/catalog-v3#${definition}`,
    test: 'conformance/operations/catalog-v3-events.test.ts > handlers of events',
  }),
];

const entity = (name: string, definition: string) =>
  ['Created', 'Updated', 'Deleted'].map((verb) => inV3(`${name} ${verb.toLowerCase()}`, `on${definition}${verb}`));

const commerceEntity = (name: string, namespace: string, definition: string) =>
  ['Created', 'Updated', 'Deleted'].map((verb) =>
    inCommerce(`${name} ${verb.toLowerCase()}`, `${namespace}#on${definition}${verb}`),
  );

/** Events, and the rule for their fields. */
export const eventItems = events([
  received('Cart created', 'onCartCreated', 'the created cart'),
  received('Cart updated', 'onCartUpdated', 'the updated cart'),
  received('Cart deleted', 'onCartDeleted', 'the deleted cart'),
  compared('Checkout created', 'ecom/checkout#onCheckoutCreated'),
  compared('Checkout updated', 'ecom/checkout#onCheckoutUpdated'),
  compared('Checkout deleted', 'ecom/checkout#onCheckoutDeleted'),
  compared('Checkout completed', 'ecom/checkout#onCheckoutCompleted'),
  inCommerce('Checkout settings updated', 'checkout-settings#onCheckoutSettingsUpdated'),
  inCommerce('Checkout template created', 'checkout-templates#onCheckoutTemplateCreated'),
  inCommerce('Checkout template updated', 'checkout-templates#onCheckoutTemplateUpdated'),
  inCommerce('Checkout template deleted', 'checkout-templates#onCheckoutTemplateDeleted'),
  inCommerce('Checkout template used', 'checkout-templates#onCheckoutTemplateUsed'),
  inCommerce('Fulfillments updated', 'order-fulfillments#onFulfillmentsUpdated'),
  compared('Order approved', 'ecom/orders#onOrderApproved'),
  compared('Order updated', 'ecom/orders#onOrderUpdated'),
  compared('Order canceled', 'ecom/orders#onOrderCanceled'),
  compared('Order created', 'ecom/orders#onOrderCreated'),
  compared('Order payment status updated', 'ecom/orders#onOrderPaymentStatusUpdated'),
  compared('Product created', 'stores/products#onProductCreated'),
  compared('Product changed', 'stores/products#onProductChanged'),
  compared('Product deleted', 'stores/products#onProductDeleted'),
  compared('Variants changed', 'stores/products#onProductVariantsChanged'),
  compared('Collection created', 'stores/products#onProductCollectionCreated'),
  compared('Collection changed', 'stores/products#onProductCollectionChanged'),
  compared('Collection deleted', 'stores/products#onProductCollectionDeleted'),
  compared('Inventory item changed (field mask, updated date)', 'stores/inventory#onInventoryItemChanged'),
  compared('Inventory variants changed (updated date)', 'stores/inventory#onInventoryVariantsChanged'),
  ...entity('Brand', 'Brand'),
  ...entity('Customization', 'Customization'),
  ...entity('Info section', 'InfoSection'),
  ...entity('Inventory item', 'InventoryItem'),
  inV3('Inventory item stock status updated', 'onInventoryItemStockStatusUpdated'),
  ...entity('Ribbon', 'Ribbon'),
  inCommerce('Orders settings updated', 'orders-settings#onOrdersSettingsUpdated'),
  ...commerceEntity('Shipping option', 'shipping-options', 'ShippingOption'),
  ...commerceEntity('Shipping-label provider configuration', 'shippo-configurations', 'ShippoConfiguration'),
  ...commerceEntity('Discount rule', 'discount-rules', 'DiscountRule'),
  ...commerceEntity('Tax region', 'tax-regions', 'TaxRegion'),
  ...commerceEntity('Tax group', 'tax-groups', 'TaxGroup'),
  ...commerceEntity('Manual tax mapping', 'manual-tax-mappings', 'ManualTaxMapping'),
  ...commerceEntity('Tax-exempt group', 'tax-exempt-groups', 'TaxExemptGroup'),
  inCommerce('Tax-exempt group tags modified', 'tax-exempt-groups#onTaxExemptGroupTagsModified'),
  ...commerceEntity('Contact tax details', 'contact-tax-details', 'ContactTaxDetails'),
  inCommerce('Contact tax details tags modified', 'contact-tax-details#onContactTaxDetailsTagsModified'),
  ...commerceEntity('Abandoned checkout', 'abandoned-checkouts', 'AbandonedCheckout'),
  inCommerce('Abandoned checkout recovered', 'abandoned-checkouts#onAbandonedCheckoutRecovered'),
  ...['Created', 'Updated', 'Deleted'].map((verb) =>
    compared(
      `Back-in-stock request ${verb.toLowerCase()}`,
      `ecom/back-in-stock-notifications#onBackInStockNotificationRequest${verb}`,
    ),
  ),
  ...commerceEntity('Subscription contract', 'subscription-contracts', 'SubscriptionContract'),
  [
    'Event ids and dates are renamed to _id, _createdDate and _updatedDate',
    done({
      symbol: '@cartwright/core#event',
      test: 'packages/core/src/webhooks/decode-event.test.ts > updated: the entity and previous values by path',
    }),
  ],
]);
