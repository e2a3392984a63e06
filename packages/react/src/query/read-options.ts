import { shareEqual } from './share-equal.js';

/**
 * Query options of all reads. Data is fresh for a minute, so that a browser does not repeat the requests of the server
 * that rendered the page. `retry` is off because the SDK retries. `offlineFirst` sends requests even if the browser
 * reports being offline, so that they fail instead of pausing. Equal data, with equal dates, keeps its identity.
 */
export const readOptions = {
  retry: false,
  networkMode: 'offlineFirst',
  staleTime: 60_000,
  structuralSharing: shareEqual,
} as const;
