export type * from './index.js';
export { getTaxSettings, upsertTaxSettings } from './index.js';
