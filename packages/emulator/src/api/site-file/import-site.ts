import type { Input } from '../../kernel/input/object.js';
import type { Collection, Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { collections } from '../../shop/catalog-v1/collection.js';
import { products as productsV1 } from '../../shop/catalog-v1/product.js';
import { brands } from '../../shop/catalog-v3/brands/brand.js';
import { allProductsCategoryId, categories, categoryItems } from '../../shop/catalog-v3/categories/category.js';
import { customizations } from '../../shop/catalog-v3/customizations/customization.js';
import { infoSections } from '../../shop/catalog-v3/info-sections/info-section.js';
import { inventoryItems } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { products as productsV3 } from '../../shop/catalog-v3/products/product.js';
import { ribbons } from '../../shop/catalog-v3/ribbons/ribbon.js';
import { coupons } from '../../shop/pricing/coupons/coupon.js';
import { changeShippingSettings } from '../../shop/settings/shipping-settings.js';
import { changeTaxSettings } from '../../shop/settings/tax-settings.js';
import {
  readCoupon,
  readDeliveryRegion,
  readPickupLocation,
  readShippingOption,
  readTaxMapping,
  readTaxRegion,
} from './read-settings.js';
import { toList, toText } from './read-values.js';
import { seedDataCollections } from '../data-items/seed-data-collections.js';
import type { SiteFile } from './site-file.js';
import { readCollection } from './v1/read-collection.js';
import { readProductV1 } from './v1/read-product.js';
import { readCustomization } from './v3/read-customization.js';
import { readCategory, readInfoSection, readInventoryItem, readNamed } from './v3/read-entities.js';
import { readCategoryIds, readProductV3 } from './v3/read-product.js';

function store<T extends Document>(collection: Collection<T>, inputs: unknown, read: (input: Input) => T): void {
  for (const input of toList(inputs)) collection.put(read(input));
}

function importCatalogV1(tenant: Tenant, site: SiteFile): void {
  store(collections(tenant), site.collections, readCollection);
  store(productsV1(tenant), site.products, readProductV1);
}

function importCatalogV3(tenant: Tenant, site: SiteFile): void {
  const allProductsId = site.allProductsCategoryId ?? allProductsCategoryId;
  store(brands(tenant), site.brands, readNamed);
  store(ribbons(tenant), site.ribbons, readNamed);
  store(infoSections(tenant), site.infoSections, readInfoSection);
  store(customizations(tenant), site.customizations, readCustomization);
  store(categories(tenant), site.categories, (input) => readCategory(input, allProductsId));
  store(productsV3(tenant), site.products, readProductV3);
  store(inventoryItems(tenant), site.inventoryItems, readInventoryItem);
  for (const input of toList(site.products)) {
    const itemId = toText(input['id']);
    for (const categoryId of readCategoryIds(input)) {
      if (categoryId === allProductsId) continue;
      categoryItems(tenant).put({ id: `${categoryId} ${itemId}`, categoryId, itemId });
    }
  }
}

function importTaxes(tenant: Tenant, site: SiteFile): void {
  if (!site.taxRegions) return;
  const isShipping = ({ name }: Input) => /ship|deliver/i.test(toText(name));
  const shippingGroups = new Set(
    toList(site.taxGroups)
      .filter(isShipping)
      .map(({ id }) => toText(id)),
  );
  changeTaxSettings(tenant, {
    regions: toList(site.taxRegions).map(readTaxRegion),
    mappings: toList(site.taxMappings).map((input) => readTaxMapping(input, shippingGroups)),
  });
}

/** Stores the data of a site in an empty tenant, whose catalog version and currency are those of the site. */
export function importSite(tenant: Tenant, site: SiteFile): void {
  if (site.catalogVersion === 'v3') importCatalogV3(tenant, site);
  else importCatalogV1(tenant, site);
  store(coupons(tenant), site.coupons, (input) => readCoupon(input, site.currency));
  if (site.shippingOptions) {
    const profiles = toList(site.deliveryProfiles);
    const regions = profiles.flatMap(({ deliveryRegions }) => toList(deliveryRegions)).map(readDeliveryRegion);
    const locations = toList(site.pickupLocations).map(readPickupLocation);
    changeShippingSettings(tenant, {
      regions,
      options: [...toList(site.shippingOptions).map(readShippingOption), ...locations],
    });
  }
  importTaxes(tenant, site);
  seedDataCollections(tenant, site.dataCollections);
}
