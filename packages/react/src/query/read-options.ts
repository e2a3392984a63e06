/**
 * Query options of all hooks. `retry` is off because the SDK retries. `offlineFirst` sends requests even if the browser
 * reports being offline, so that they fail instead of pausing.
 */
export const readOptions = { retry: false, networkMode: 'offlineFirst' } as const;
