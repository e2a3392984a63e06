import { storeSettings } from '../../../kernel/store-settings/store-settings.js';

/** Default location of the store, which every store has. Its stock is that of the online store. */
export const defaultLocationId = storeSettings.businessLocationId;
