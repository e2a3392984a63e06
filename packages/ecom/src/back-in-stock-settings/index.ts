export type { BackInStockCollectionState, BackInStockSettings } from './back-in-stock-settings.js';
export { getSettings, type GetSettingsResponse } from './get-settings.js';
export { startCollectingRequests, type StartCollectingRequestsResponse } from './start-collecting-requests.js';
export { stopCollectingRequests, type StopCollectingRequestsResponse } from './stop-collecting-requests.js';
