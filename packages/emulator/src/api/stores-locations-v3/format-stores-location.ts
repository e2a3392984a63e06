import type { StoresLocation } from '../../shop/catalog-v3/locations/location.js';

/** Formats a location of the store. */
export const formatStoresLocation = (location: StoresLocation) => ({
  id: location.id,
  revision: String(location.revision),
  createdDate: location.createdDate,
  updatedDate: location.updatedDate,
  wixLocationId: location.businessLocationId,
  locationType: location.type,
  name: location.name,
  defaultLocation: location.isDefault,
});
