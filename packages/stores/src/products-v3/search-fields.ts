import type { EntitySearch, Equality, QueryField, SearchDetails, SearchFilter } from '@cartwright/core';
import type { PreorderStatus } from '../catalog-v3/enumerations.js';
import type { ProductType } from '../catalog-v3/physical-enumerations.js';
import type { InventoryAvailabilityStatus, ProductPreorderAvailability } from './entity/enumerations.js';

/** A list field. */
type ListField = QueryField<string[], 'NONE', '$hasSome' | '$hasAll'>;

/**
 * Fields that `searchProducts`, `countProducts` and the bulk operations filter by, and that `searchProducts` sorts by.
 */
export interface ProductSearchFields {
  /** Product ID. */
  _id: QueryField<string, 'NONE'>;
  /** Handle. */
  handle: QueryField<string, 'NONE'>;
  /** URL slug. */
  slug: QueryField<string, 'NONE'>;
  /** ID of the last import. */
  importId: QueryField<string, 'NONE'>;
  /** Whether the product is visible. */
  visible: QueryField<boolean, 'NONE'>;
  /** Whether the product is visible in the point of sale. */
  visibleInPos: QueryField<boolean, 'NONE'>;
  /** Product type. */
  productType: QueryField<ProductType, 'NONE', Equality>;
  /** Tax group ID. */
  taxGroupId: QueryField<string, 'NONE'>;
  /** Brand ID. */
  'brand._id': QueryField<string, 'NONE'>;
  /** Brand name. */
  'brand.name': QueryField<string, 'NONE'>;
  /** ID of the main ribbon. */
  'ribbon._id': QueryField<string, 'NONE'>;
  /** Name of the main ribbon. */
  'ribbon.name': QueryField<string, 'NONE'>;
  /** Availability. */
  'inventory.availabilityStatus': QueryField<InventoryAvailabilityStatus, 'NONE', Equality>;
  /** Pre-order status. */
  'inventory.preorderStatus': QueryField<PreorderStatus, 'NONE', Equality>;
  /** Pre-order availability. */
  'inventory.preorderAvailability': QueryField<ProductPreorderAvailability, 'NONE', Equality>;
  /** Delivery profile ID. */
  'physicalProperties.deliveryProfileId': QueryField<string, 'NONE'>;
  /** Fulfiller ID. */
  'physicalProperties.fulfillerId': QueryField<string, 'NONE'>;
  /** Whether the product can be bought without a subscription. */
  'subscriptionDetails.allowOneTimePurchases': QueryField<boolean, 'NONE'>;
  /** Product name. */
  name: QueryField<string>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Lowest price. */
  'actualPriceRange.minValue.amount': QueryField<number | string>;
  /** Highest price. */
  'actualPriceRange.maxValue.amount': QueryField<number | string>;
  /** Lowest compare-at price. */
  'compareAtPriceRange.minValue.amount': QueryField<number | string>;
  /** Highest compare-at price. */
  'compareAtPriceRange.maxValue.amount': QueryField<number | string>;
  /** SKU of the cheapest variant. */
  'minVariantPriceInfo.sku': QueryField<string>;
  /** Lowest weight. */
  'physicalProperties.shippingWeightRange.minValue': QueryField<number>;
  /** Highest weight. */
  'physicalProperties.shippingWeightRange.maxValue': QueryField<number>;
  /** IDs of the additional ribbons. */
  'additionalRibbons._id': ListField;
  /** Names of the additional ribbons. */
  'additionalRibbons.name': ListField;
  /** Info section IDs. */
  'infoSections._id': ListField;
  /** Names of the info sections. */
  'infoSections.uniqueName': ListField;
  /** Modifier IDs. */
  'modifiers._id': ListField;
  /** Modifier names. */
  'modifiers.name': ListField;
  /** IDs of the modifiers’ choices. */
  'modifiers.choicesSettings.choices.choiceId': ListField;
  /** Names of the modifiers’ choices. */
  'modifiers.choicesSettings.choices.name': ListField;
  /** Option IDs. */
  'options._id': ListField;
  /** Option names. */
  'options.name': ListField;
  /** IDs of the options’ choices. */
  'options.choicesSettings.choices.choiceId': ListField;
  /** Names of the options’ choices. */
  'options.choicesSettings.choices.name': ListField;
  /** Private tags. */
  'tags.privateTags.tagIds': ListField;
  /** Public tags. */
  'tags.publicTags.tagIds': ListField;
}

/** Lists whose items `$matchItems` matches, with the conditions of an item. */
export interface ProductSearchLists {
  /** Categories that contain the product. */
  'directCategoriesInfo.categories': {
    _id?: string | { $eq?: string; $in?: readonly string[] };
    index?: number | { $gte?: number; $lte?: number };
  };
  /** Categories that contain the product, and their ancestors. */
  'allCategoriesInfo.categories': {
    _id?: string | { $eq?: string; $in?: readonly string[] };
    index?: number | { $gte?: number; $lte?: number };
  };
  /** Variants, such as `{ sku: 'cap' }`. */
  'variantsInfo.variants': Readonly<Record<string, unknown>>;
}

/** Fields that can be aggregated. */
export type ProductFacet =
  | keyof ProductSearchFields
  | 'allCategoriesInfo.categories'
  | 'allCategoriesInfo.categories._id'
  | 'allCategoriesInfo.categories.index'
  | 'directCategoriesInfo.categories'
  | 'directCategoriesInfo.categories._id'
  | 'directCategoriesInfo.categories.index'
  | 'variantsInfo.variants'
  | 'variantsInfo.variants.barcode'
  | 'variantsInfo.variants.choices.optionChoiceIds.choiceId'
  | 'variantsInfo.variants.choices.optionChoiceIds.optionId'
  | 'variantsInfo.variants.physicalProperties.weight'
  | 'variantsInfo.variants.price.actualPrice.amount'
  | 'variantsInfo.variants.price.compareAtPrice.amount'
  | 'variantsInfo.variants.sku'
  | 'variantsInfo.variants.visible';

/** Fields that free text is searched in. */
export type ProductSearchable =
  | 'name'
  | 'description'
  | 'variantsInfo.variants.sku'
  | 'variantsInfo.variants.barcode'
  | 'minVariantPriceInfo.sku'
  | 'physicalProperties.deliveryProfileId'
  | 'physicalProperties.shippingGroupId'
  | 'directCategoryIdsInfo.categoryIds';

/** Filter of products. */
export type ProductFilter = SearchFilter<ProductSearchFields, ProductSearchLists>;

/** Free text to search for in products. */
export type ProductSearchText = SearchDetails<ProductSearchable>;

/**
 * Search for products: filter, free text, sort order, aggregations and paging. To sort by the order of a category, sort
 * by `directCategoriesInfo.categories.index` with `selectItemsBy: [{ 'directCategoriesInfo.categories._id': categoryId
 * }]`.
 */
export type V3ProductSearch = EntitySearch<
  ProductSearchFields,
  ProductFacet,
  ProductSearchable,
  ProductSearchLists,
  'directCategoriesInfo.categories.index'
>;
