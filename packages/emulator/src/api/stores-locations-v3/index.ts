import { getDefaultStoresLocation } from './get-default-stores-location.js';
import { getStoresLocation } from './get-stores-location.js';
import { queryStoresLocations } from './query-stores-locations.js';

/** The routes of the locations of the store. */
export const storesLocationRoutes = [getDefaultStoresLocation, getStoresLocation, queryStoresLocations] as const;
