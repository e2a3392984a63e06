export type * from './index.js';
export { getDefaultStoresLocation, getStoresLocation, queryStoresLocations } from './index.js';
