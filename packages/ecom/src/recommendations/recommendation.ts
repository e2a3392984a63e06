import type { AlgorithmType } from './algorithm-type.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';

/** Recommendation algorithm of an app. */
export interface Algorithm {
  /** Algorithm ID (GUID), defined by its app. */
  _id?: string;
  /** ID of the app that provides the algorithm. */
  appId?: string;
}

/** Recommended items. */
export interface Recommendation {
  /** Recommended items, at most 100. Empty if no algorithm recommends enough items. */
  items?: CatalogReference[];
  /** Algorithm that recommends the items. Absent if no algorithm recommends enough items. */
  algorithm?: Algorithm;
}

/** Description of a recommendation algorithm. */
export interface AlgorithmConfig {
  /** Algorithm name, at most 50 characters. Not translated. */
  name?: string;
  /** How the algorithm works and what it requires of a site, at most 500 characters. Not translated. */
  description?: string;
  /** Additional information, at most 300 characters. Not translated. */
  additionalInfo?: string | null;
  /** Algorithm type. `RELATED_ITEMS` requires `items`. */
  algorithmType?: AlgorithmType;
  /** Algorithm ID (GUID), unique within its app. */
  algorithmId?: string;
}

/** Recommendation algorithm available on the site. */
export interface AlgorithmInfo {
  /** Description of the algorithm. */
  config?: AlgorithmConfig;
  /** ID of the app that provides the algorithm. */
  appId?: string;
  /** IDs of the apps whose items the algorithm recommends, at most 100. */
  catalogAppIds?: string[];
}
