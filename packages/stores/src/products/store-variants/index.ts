export * from './get-store-variant.js';
export * from './query-store-variants.js';
export type { PlatformMedia, PreorderInfo, StoreVariant } from './store-variant.js';
