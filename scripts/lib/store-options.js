/**
 * Options of the store's server for the demo. The site is that of the shopper's access token, because the emulator has
 * a site for each client ID.
 *
 * @param {{ port: number, apiUrl: string, apiKey: string }} options
 */
export const storeOptions = ({ port, apiUrl, apiKey }) => ({
  origin: `http://localhost:${port}`,
  apiUrl,
  apiKey,
  allowsOfflinePayment: true,
});
