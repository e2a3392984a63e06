import type { AlgorithmType } from './algorithm-type.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';

/** A recommendation algorithm of an app. */
export interface Algorithm {
  /** Algorithm ID (GUID), as the app that provides it defines it. */
  _id?: string;
  /** ID of the app that provides the algorithm. */
  appId?: string;
}

/** Recommended items. */
export interface Recommendation {
  /** Recommended items, at most 100. Empty if no algorithm recommends enough. */
  items?: CatalogReference[];
  /** Algorithm that recommends them. Absent if no algorithm recommends enough. */
  algorithm?: Algorithm;
}

/** Description of a recommendation algorithm. */
export interface AlgorithmConfig {
  /** Algorithm name, at most 50 characters. Not translated. */
  name?: string;
  /** How the algorithm works and what it needs of a site, at most 500 characters. Not translated. */
  description?: string;
  /** Further description, at most 300 characters. Not translated. */
  additionalInfo?: string | null;
  /** Kind of the algorithm. `RELATED_ITEMS` needs the items to recommend for. */
  algorithmType?: AlgorithmType;
  /** Algorithm ID (GUID), unique for its app. */
  algorithmId?: string;
}

/** A recommendation algorithm that the site can use. */
export interface AlgorithmInfo {
  /** Description of the algorithm. */
  config?: AlgorithmConfig;
  /** ID of the app that provides the algorithm. */
  appId?: string;
  /** IDs of the apps whose items the algorithm recommends. */
  catalogAppIds?: string[];
}
