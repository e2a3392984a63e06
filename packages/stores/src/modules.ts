/**
 * The modules of `@cartwright/stores` with their operations only, without enumerations: a bundle that imports a module as a
 * whole has no values that it does not use. The names and operations are those of the other entry points.
 *
 * @packageDocumentation
 */
export * as abandonedCarts from './abandoned-carts/operations.js';
export * as brandsV3 from './brands-v3/operations.js';
export * as catalogImportsV3 from './catalog-imports-v3/operations.js';
export * as catalogV3 from './catalog-v3/operations.js';
export * as catalogVersioning from './catalog-versioning/operations.js';
export * as categories from './categories/operations.js';
export * as collections from './collections/operations.js';
export * as customizationsV3 from './customizations-v3/operations.js';
export * as infoSectionsV3 from './info-sections-v3/operations.js';
export * as inventory from './inventory/operations.js';
export * as inventoryItemsV3 from './inventory-items-v3/operations.js';
export * as productGroupsV3 from './product-groups-v3/operations.js';
export * as products from './products/operations.js';
export * as productsV3 from './products-v3/operations.js';
export * as promotionsV3 from './promotions-v3/operations.js';
export * as readOnlyVariantsV3 from './read-only-variants-v3/operations.js';
export * as ribbonsV3 from './ribbons-v3/operations.js';
export * as storesLocationsV3 from './stores-locations-v3/operations.js';
export * as subscriptionOptions from './subscription-options/operations.js';
