export { CartwrightProvider, type CartwrightProviderProps } from './provider/cartwright-provider.js';
export { useClient } from './provider/use-client.js';
export type { ReadResult } from './query/read-result.js';
