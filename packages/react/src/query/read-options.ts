/**
 * What all reads share. The SDK repeats what may be repeated, so the cache does not; and a browser that believes itself
 * offline is told so by a failed call, not by a query that waits for ever.
 */
export const readOptions = { retry: false, networkMode: 'offlineFirst' } as const;
