export type * from './index.js';
export { queryVariants, searchVariants } from './index.js';
