import { pluginApplicationErrorClass } from '@cartwright/core/plugins';
import type { ItemAppIdNotSupportedError, RecommendationAlgorithmNotSupported } from './error-data.js';

/** Throw if the plugin does not provide a requested algorithm. */
export const AlgorithmNotSupportedWixError =
  /* @__PURE__ */ pluginApplicationErrorClass<RecommendationAlgorithmNotSupported>('AlgorithmNotSupportedError', {
    applicationCode: 'ALGORITHM_NOT_SUPPORTED',
    httpCode: 400,
  });

/** Throw if the plugin does not support an item's app. */
export const ItemAppIdNotSupportedWixError = /* @__PURE__ */ pluginApplicationErrorClass<ItemAppIdNotSupportedError>(
  'ItemAppIdNotSupportedError',
  { applicationCode: 'ITEM_APP_ID_NOT_SUPPORTED', httpCode: 400 },
);
