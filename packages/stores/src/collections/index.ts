export {
  MediaItemType,
  type Media,
  type MediaItem,
  type MediaItemUrlAndSize,
  type MediaItemVideo,
} from '../catalog/media.js';
export { SortOrder } from '../products/enumerations.js';
export type { Keyword, SeoSchema, Settings, Tag } from '../products/seo.js';
export type { Collection } from './collection.js';
export { getCollectionBySlug, type GetCollectionBySlugResponse } from './get-collection-by-slug.js';
export { getCollection } from './get-collection.js';
export {
  queryCollections,
  type QueryCollections,
  type CollectionFields,
  type CollectionQuery,
  type CollectionSortField,
  type CollectionsQueryBuilder,
  type CollectionsQueryResult,
  type QueryCollectionsResponse,
} from './query-collections.js';
