import { anId as id } from './an-id.js';

const query = { filter: { _id: id } };
const counted = { fields: ['ASSIGNED_PRODUCTS_COUNT'] };
const brand = { name: 'Fernweh' };
const ribbon = { name: 'New' };
const infoSection = { uniqueName: 'wool', title: 'Care' };
const product = {
  name: 'Beanie',
  productType: 'PHYSICAL',
  physicalProperties: {},
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '29.00' } }, physicalProperties: {} }] },
};
const filter = { 'brand._id': id };
const url = { fields: ['URL'] };
const infoSectionIds = { infoSectionIds: [id] };
const tags = { assignTags: { publicTags: { tagIds: ['sale'] } } };
const withRevision = [{ productId: id, revision: '1' }];
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
  'stores.productsV3.bulkAddInfoSectionsToProducts': [withRevision, { ...infoSectionIds, ...url }],
  'stores.productsV3.bulkAddInfoSectionsToProductsByFilter': [filter, infoSectionIds],
  'stores.productsV3.bulkAddProductsToCategoriesByFilter': [{ filter, categoryIds: [id] }],
  'stores.productsV3.bulkAdjustProductVariantsByFilter': [filter, { actualPrice: { percentage: 10 } }],
  'stores.productsV3.bulkCreateProducts': [[product], { returnEntity: true }],
  'stores.productsV3.bulkCreateProductsWithInventory': [[product], { returnEntity: true }],
  'stores.productsV3.bulkDeleteProducts': [[id]],
  'stores.productsV3.bulkDeleteProductsByFilter': [filter, { search: { expression: 'hat' } }],
  'stores.productsV3.bulkRemoveInfoSectionsFromProducts': [withRevision, { ...infoSectionIds, ...url }],
  'stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter': [filter, infoSectionIds],
  'stores.productsV3.bulkRemoveProductsFromCategoriesByFilter': [{ filter, categoryIds: [id] }],
  'stores.productsV3.bulkUpdateProducts': [[{ product: revised, fieldMask: ['name'] }], { returnEntity: true }],
  'stores.productsV3.bulkUpdateProductsByFilter': [{ filter, product: { visible: false } }],
  'stores.productsV3.bulkUpdateProductsWithInventory': [[{ product: revised }], { returnEntity: true }],
  'stores.productsV3.bulkUpdateProductTags': [[id], tags],
  'stores.productsV3.bulkUpdateProductTagsByFilter': [filter, tags],
  'stores.productsV3.bulkUpdateProductVariantsByFilter': [filter, { variant: { visible: false } }],
  'stores.productsV3.countProducts': [{ filter }],
  'stores.productsV3.createProduct': [product, url],
  'stores.productsV3.createProductWithInventory': [product, url],
  'stores.productsV3.deleteProduct': [id],
  'stores.productsV3.getAllProductsCategory': [],
  'stores.productsV3.getProduct': [id, url],
  'stores.productsV3.getProductBySlug': ['beanie', url],
  'stores.productsV3.queryProducts': [query, url],
  'stores.productsV3.searchProducts': [{ filter, search: { expression: 'hat' } }, url],
  'stores.productsV3.updateProduct': [id, { name: 'Hat', revision: '1' }, url],
  'stores.productsV3.updateProductWithInventory': [id, { name: 'Hat', revision: '1' }, url],
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
