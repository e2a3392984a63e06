export { AlgorithmType } from './algorithm-type.js';
export type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
export {
  getRecommendation,
  type GetRecommendationOptions,
  type GetRecommendationResponse,
} from './get-recommendation.js';
export { listAvailableAlgorithms, type ListAvailableAlgorithmsResponse } from './list-available-algorithms.js';
export type { Algorithm, AlgorithmConfig, AlgorithmInfo, Recommendation } from './recommendation.js';
