import { anId as id } from './an-id.js';

const query = { filter: { _id: id } };
const counted = { fields: ['ASSIGNED_PRODUCTS_COUNT'] };
const brand = { name: 'Fernweh' };
const ribbon = { name: 'New' };
const infoSection = { uniqueName: 'wool', title: 'Care' };
const revised = { _id: id, revision: '1' };

/** Valid arguments of each operation of Catalog V3, by name. */
export const catalogV3Arguments: Readonly<Record<string, readonly unknown[]>> = {
  'stores.brandsV3.bulkCreateBrands': [[brand], { returnEntity: true }],
  'stores.brandsV3.bulkDeleteBrands': [[id]],
  'stores.brandsV3.bulkGetOrCreateBrands': [['Fernweh'], counted],
  'stores.brandsV3.bulkUpdateBrands': [[{ brand: revised, fieldMask: ['name'] }], counted],
  'stores.brandsV3.countBrands': [query],
  'stores.brandsV3.createBrand': [brand],
  'stores.brandsV3.deleteBrand': [id],
  'stores.brandsV3.getBrand': [id, counted],
  'stores.brandsV3.getOrCreateBrand': ['Fernweh', counted],
  'stores.brandsV3.queryBrands': [query, counted],
  'stores.brandsV3.updateBrand': [id, { ...brand, revision: '1' }, counted],
  'stores.infoSectionsV3.bulkCreateInfoSections': [[infoSection], { returnEntity: true }],
  'stores.infoSectionsV3.bulkDeleteInfoSections': [[id]],
  'stores.infoSectionsV3.bulkGetOrCreateInfoSections': [{ infoSections: [infoSection], ...counted }],
  'stores.infoSectionsV3.bulkUpdateInfoSections': [[{ infoSection: revised, fieldMask: ['title'] }], counted],
  'stores.infoSectionsV3.countInfoSections': [query],
  'stores.infoSectionsV3.createInfoSection': [infoSection],
  'stores.infoSectionsV3.deleteInfoSection': [id],
  'stores.infoSectionsV3.getInfoSection': [id, counted],
  'stores.infoSectionsV3.getOrCreateInfoSection': [{ infoSection, ...counted }],
  'stores.infoSectionsV3.queryInfoSections': [query, counted],
  'stores.infoSectionsV3.updateInfoSection': [id, { ...infoSection, revision: '1' }, counted],
  'stores.ribbonsV3.bulkCreateRibbons': [[ribbon], { returnEntity: true }],
  'stores.ribbonsV3.bulkDeleteRibbons': [[id]],
  'stores.ribbonsV3.bulkGetOrCreateRibbons': [['New'], { fields: ['ASSIGNED_PRODUCT_COUNT'] }],
  'stores.ribbonsV3.bulkUpdateRibbons': [[{ ribbon: revised, fieldMask: ['name'] }], { returnEntity: true }],
  'stores.ribbonsV3.countRibbons': [query],
  'stores.ribbonsV3.createRibbon': [ribbon],
  'stores.ribbonsV3.deleteRibbon': [id],
  'stores.ribbonsV3.getOrCreateRibbon': ['New', { fields: ['ASSIGNED_PRODUCT_COUNT'] }],
  'stores.ribbonsV3.getRibbon': [id, { fields: ['ASSIGNED_PRODUCT_COUNT'] }],
  'stores.ribbonsV3.queryRibbons': [query, { fields: ['ASSIGNED_PRODUCT_COUNT'] }],
  'stores.ribbonsV3.updateRibbon': [id, { ...ribbon, revision: '1' }],
};
