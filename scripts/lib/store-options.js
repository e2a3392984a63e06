/**
 * The built server of the store.
 *
 * @typedef {object} StoreServer
 * @property {(options: ReturnType<typeof storeOptions>) => (request: Request) => Promise<Response>} createStoreServer
 */

/**
 * Options of the store's server for the demo. The emulator has a site for each client ID, and the ID of the site is the
 * same.
 *
 * @param {{ port: number, apiUrl: string, apiKey: string, clientId: string }} options
 */
export const storeOptions = ({ port, apiUrl, apiKey, clientId }) => ({
  origin: `http://localhost:${port}`,
  apiUrl,
  apiKey,
  clientId,
  allowsOfflinePayment: true,
  isDemo: true,
});
