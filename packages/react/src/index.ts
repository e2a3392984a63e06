export * from './provider/cartwright-provider.js';
export * from './provider/use-client.js';
export type { ReadResult } from './query/read-result.js';
