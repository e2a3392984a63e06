/**
 * The built server of the store.
 *
 * @typedef {object} StoreServer
 * @property {(options: ReturnType<typeof storeOptions> & { webhooks?: object, pageTimeout?: number }) => import('./shops.js').Handler} createStoreServer
 * @property {(options: { publicKey: string }) => object} createStoreWebhooks
 */

/**
 * Secret of the demo. It is public, because the demo runs on one machine against an emulator: a constant keeps carts when
 * the store restarts. A real store reads its secrets from the environment.
 */
const demoSecret = 'the-public-secret-of-the-demo-store';

/**
 * Options of the store's server for the demo. The emulator has a site for each client ID. Its ID is the same, except for
 * the demo shop.
 *
 * @param {{ port: number, apiUrl: string, clientId: string }} options
 * @param {{ DEMO_API_KEY: string, DEMO_CLIENT_ID: string, DEMO_SITE_ID: string }} emulator IDs of the demo shop.
 */
export const storeOptions = ({ port, apiUrl, clientId }, { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID }) => ({
  origin: `http://localhost:${port}`,
  apiUrl,
  apiKey: DEMO_API_KEY,
  clientId,
  siteId: clientId === DEMO_CLIENT_ID ? DEMO_SITE_ID : clientId,
  secrets: [demoSecret],
  currencies: ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'JPY'],
  allowsOfflinePayment: true,
  isDemo: true,
});

/**
 * The built server of the merchant area.
 *
 * @typedef {object} MerchantServer
 * @property {(options: ReturnType<typeof merchantOptions>) => import('./shops.js').Handler} createMerchantServer
 */

/**
 * Options of the merchant area's server for the demo.
 *
 * @param {{ port: number, storeUrl: string, apiUrl: string, clientId: string }} options
 * @param {{ DEMO_API_KEY: string, DEMO_CLIENT_ID: string, DEMO_SITE_ID: string }} emulator IDs of the demo shop.
 */
export const merchantOptions = (
  { port, storeUrl, apiUrl, clientId },
  { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID },
) => ({
  origin: `http://localhost:${port}`,
  storeUrl,
  apiUrl,
  apiKey: DEMO_API_KEY,
  siteId: clientId === DEMO_CLIENT_ID ? DEMO_SITE_ID : clientId,
  password: 'finch-and-alder',
  isDemo: true,
});

/**
 * Webhook of the emulator that tells the demo store about former slugs and changed shipping options.
 *
 * @param {number} port The store's port.
 * @param {string} clientId
 */
export const storeWebhook = (port, clientId) => ({
  url: `http://localhost:${port}/api/webhooks`,
  clientId,
  events: [
    'wix.stores.catalog.v3.product_created',
    'wix.stores.catalog.v3.product_updated',
    'wix.stores.catalog.v3.product_deleted',
    'wix.categories.v1.category_created',
    'wix.categories.v1.category_updated',
    'wix.ecom.v1.shipping_option_created',
    'wix.ecom.v1.shipping_option_updated',
    'wix.ecom.v1.shipping_option_deleted',
  ],
});
