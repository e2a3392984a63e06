import { ecomArguments } from './ecom-arguments.js';
import { anId as id } from './an-id.js';

const catalogReference = { appId: id, catalogItemId: id };
const itemDetails = { name: 'Hat', price: '12.50' };
const subscriptionOption = {
  title: 'Every month',
  subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
};
const mediaOfChoice = [{ option: 'Color', choice: 'Moss', mediaIds: ['hat.jpg'] }];

/**
 * Arguments that each of these operations accepts, by its name. They go through the same sender as those in `calls.ts`,
 * so a run that is not asked for everything has them meet a sample of the faults.
 */
export const sampledArguments: Readonly<Record<string, readonly unknown[]>> = {
  ...ecomArguments,
  'ecom.backInStockNotifications.createBackInStockNotificationRequest': [
    { catalogReference, email: 'ada@example.com' },
    itemDetails,
  ],
  'ecom.backInStockNotifications.deleteBackInStockNotificationRequest': [id],
  'ecom.backInStockNotifications.getBackInStockNotificationRequest': [id],
  'ecom.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences': [[catalogReference]],
  'ecom.backInStockNotifications.markAsNotificationSent': [id],
  'ecom.backInStockNotifications.queryBackInStockNotificationRequests': [{ filter: { status: 'RECEIVED' } }],
  'ecom.backInStockNotifications.reportItemsBackInStock': [itemDetails, { catalogReference }],
  'ecom.backInStockSettings.getSettings': [],
  'ecom.backInStockSettings.startCollectingRequests': [id],
  'ecom.backInStockSettings.stopCollectingRequests': [id],
  'stores.abandonedCarts.getAbandonedCart': [id],
  'stores.abandonedCarts.queryAbandonedCarts': [{ query: { paging: { limit: 5 } } }],
  'stores.catalogVersioning.getCatalogVersion': [],
  'stores.inventory.decrementInventory': [[{ productId: id, variantId: id, decrementBy: 1 }]],
  'stores.inventory.getInventoryVariants': [id, { variantIds: [id] }],
  'stores.inventory.incrementInventory': [[{ inventoryId: id, variantId: id, incrementBy: 1 }]],
  'stores.inventory.queryInventory': [{ query: { paging: { limit: 5 } } }],
  'stores.inventory.updateInventoryVariants': [id, { trackQuantity: true, variants: [{ variantId: id, quantity: 3 }] }],
  'stores.products.addProductMedia': [id, [{ url: 'https://static.example/hat.jpg' }]],
  'stores.products.addProductMediaToChoices': [id, mediaOfChoice],
  'stores.products.addProductsToCollection': [id, [id]],
  'stores.products.bulkAdjustProductProperty': [{ price: { amount: 1.5 } }, [id]],
  'stores.products.bulkUpdateProductsProperty': [[id], { price: 12.5 }],
  'stores.products.createCollection': [{ name: 'Hats' }],
  'stores.products.createProduct': [{ name: 'Hat', productType: 'physical', priceData: { price: 12.5 } }],
  'stores.products.deleteCollection': [id],
  'stores.products.deleteProduct': [id],
  'stores.products.deleteProductOptions': [id],
  'stores.products.getCollectionBySlug': ['hats'],
  'stores.products.getStoreVariant': [`${id}-${id}`],
  'stores.products.queryStoreVariants': [{ filter: { productId: id } }],
  'stores.products.removeBrand': [id],
  'stores.products.removeProductMedia': [id, ['hat.jpg']],
  'stores.products.removeProductMediaFromChoices': [id, mediaOfChoice],
  'stores.products.removeProductsFromCollection': [id, [id]],
  'stores.products.removeRibbon': [id],
  'stores.products.resetAllProductVariantData': [id],
  'stores.products.updateCollection': [id, { name: 'Caps' }],
  'stores.products.updateProduct': [id, { priceData: { price: 10 } }],
  'stores.products.updateProductVariants': [id, [{ variantIds: [id], price: 10 }]],
  'stores.subscriptionOptions.allowOneTimePurchases': [id, true],
  'stores.subscriptionOptions.assignSubscriptionOptionsToProduct': [
    id,
    { assignedSubscriptionOptions: [{ _id: id, hidden: false }] },
  ],
  'stores.subscriptionOptions.bulkCreateSubscriptionOptions': [[subscriptionOption]],
  'stores.subscriptionOptions.bulkDeleteSubscriptionOptions': [[id]],
  'stores.subscriptionOptions.bulkUpdateSubscriptionOptions': [[{ _id: id, title: 'Every week' }]],
  'stores.subscriptionOptions.createSubscriptionOption': [subscriptionOption],
  'stores.subscriptionOptions.deleteSubscriptionOption': [id],
  'stores.subscriptionOptions.getOneTimePurchasesStatus': [id],
  'stores.subscriptionOptions.getProductIdsForSubscriptionOption': [id, { paging: { limit: 5 } }],
  'stores.subscriptionOptions.getSubscriptionOption': [id],
  'stores.subscriptionOptions.getSubscriptionOptionsForProduct': [id],
  'stores.subscriptionOptions.updateSubscriptionOption': [id, { title: 'Every week' }],
};
