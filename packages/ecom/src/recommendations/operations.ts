export type * from './index.js';
export { getRecommendation, listAvailableAlgorithms } from './index.js';
