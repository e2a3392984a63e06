import { pluginApplicationErrorClass } from '@cartwright/core/plugins';
import type { ItemAppIdNotSupportedError, RecommendationAlgorithmNotSupported } from './error-data.js';

/** An algorithm is not one of yours. */
export const AlgorithmNotSupportedWixError =
  /* @__PURE__ */ pluginApplicationErrorClass<RecommendationAlgorithmNotSupported>('AlgorithmNotSupportedError', {
    applicationCode: 'ALGORITHM_NOT_SUPPORTED',
    httpCode: 400,
  });

/** An item is of an app whose items you do not recommend for. */
export const ItemAppIdNotSupportedWixError = /* @__PURE__ */ pluginApplicationErrorClass<ItemAppIdNotSupportedError>(
  'ItemAppIdNotSupportedError',
  { applicationCode: 'ITEM_APP_ID_NOT_SUPPORTED', httpCode: 400 },
);
