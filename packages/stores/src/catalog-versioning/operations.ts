export type * from './index.js';
export { getCatalogVersion } from './index.js';
