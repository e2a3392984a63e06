import { isObject } from '../../kernel/input/object.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn } from '../../protocol/plugins/read-response.js';
import type { CatalogReference } from '../../shop/line-items/catalog-reference.js';
import type { CatalogItemsRequest, FoundItem } from '../../shop/plugin-catalogs/look-up-items.js';
import { readCatalogItem } from './read-catalog-item.js';

/** Format of requests for items of an app's catalog. */
export const catalogItemsFormat: PluginFormat<CatalogItemsRequest, FoundItem[]> = {
  toRequest: ({ currency, items }) => ({
    catalogReferences: items.map(({ quantity, reference }) => ({ catalogReference: reference, quantity })),
    weightUnit: storeSettings.weightUnit,
    currency,
  }),
  readResponse: (body, { appId, parameters: { currency } }) =>
    objectsIn(body, 'catalogItems').flatMap(({ catalogReference, data }) => {
      const facts = isObject(data) ? readCatalogItem(data, currency) : undefined;
      return isObject(catalogReference) && facts
        ? [{ reference: { ...(catalogReference as unknown as CatalogReference), appId }, facts }]
        : [];
    }),
};
