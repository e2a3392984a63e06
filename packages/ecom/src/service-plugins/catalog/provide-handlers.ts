import { entity, image, pageUrl } from '@cartwright/core';
import { physicalPropertiesShape } from '../../commerce/line-items/physical-properties.js';
import { servicePropertiesShape } from '../../commerce/line-items/service-properties.js';
import { subscriptionShape } from '../../commerce/line-items/subscription.js';
import type { ItemData } from './get-catalog-items.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetCatalogItemsRequest, GetCatalogItemsResponse } from './get-catalog-items.js';

/** Call of `getCatalogItems`: the request and its metadata. */
export type GetCatalogItemsEnvelope = PluginCall<GetCatalogItemsRequest>;

/** Handlers of the catalog plugin. */
export interface CatalogHandlers {
  /** Returns the data and prices of catalog items. Omit items that do not exist. */
  getCatalogItems(call: GetCatalogItemsEnvelope): GetCatalogItemsResponse | Promise<GetCatalogItemsResponse>;
}

const itemShape = /* @__PURE__ */ entity<ItemData>({
  url: pageUrl,
  media: image,
  physicalProperties: physicalPropertiesShape,
  serviceProperties: servicePropertiesShape,
  subscriptionOptionInfo: subscriptionShape,
});

/**
 * Makes the items of a custom catalog available for purchase.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { catalog } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(catalog.provideHandlers, {
 *   getCatalogItems: ({ request }) => ({
 *     catalogItems: (request.catalogReferences ?? []).map(({ catalogReference = {} }) => ({
 *       catalogReference,
 *       data: { productName: { original: 'Poster' }, price: '12.00', itemType: { preset: 'PHYSICAL' } },
 *     })),
 *   }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<CatalogHandlers>({
  componentType: 'ECOM_CATALOG',
  methods: {
    getCatalogItems: { path: '/get-catalog-items', response: { catalogItems: { data: itemShape } } },
  },
});
