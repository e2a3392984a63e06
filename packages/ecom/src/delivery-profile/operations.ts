export type * from './index.js';
export { queryDeliveryProfiles } from './index.js';
