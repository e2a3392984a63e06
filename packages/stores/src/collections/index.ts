export {
  MediaItemType,
  type Media,
  type MediaItem,
  type MediaItemUrlAndSize,
  type MediaItemVideo,
} from '../catalog/media.js';
export type { Collection } from './collection.js';
export { getCollectionBySlug, type GetCollectionBySlugResponse } from './get-collection-by-slug.js';
export { getCollection } from './get-collection.js';
export {
  queryCollections,
  type CollectionFields,
  type CollectionQuery,
  type CollectionSortField,
  type CollectionsQueryBuilder,
  type CollectionsQueryResult,
  type QueryCollectionsResponse,
} from './query-collections.js';
