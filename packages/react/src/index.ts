export * from './provider/cartwright-provider.js';
export * from './provider/use-client.js';
export type { CartVersion } from './cart-api/cart-version.js';
export type { ReadOptions, ReadParameters } from './provider/use-read.js';
export type { ReadPagesOptions, ReadPagesParameters } from './provider/use-read-pages.js';
export type { ChangeOptions, ChangeParameters, ChangeResult } from './provider/use-change.js';
