export { AlgorithmType } from '../../recommendations/algorithm-type.js';
export { type ItemAppIdNotSupportedError, type RecommendationAlgorithmNotSupported } from './error-data.js';
export { AlgorithmNotSupportedWixError, ItemAppIdNotSupportedWixError } from './errors.js';
export {
  type GetRecommendationsRequest,
  type GetRecommendationsResponse,
  type RecommendationForAlgorithm,
} from './get-recommendations.js';
export { provideHandlers, type RecommendationsHandlers, type GetRecommendationsEnvelope } from './provide-handlers.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
