export type * from './index.js';
export { onShippoConfigurationCreated, onShippoConfigurationDeleted, onShippoConfigurationUpdated } from './index.js';
