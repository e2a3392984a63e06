import { pluginApplicationErrorClass } from '@cartwright/core/plugins';

/** There are too few items in stock. */
export const DecrementNotPossibleWixError = /* @__PURE__ */ pluginApplicationErrorClass('DecrementNotPossible', {
  applicationCode: 'DECREMENT_NOT_POSSIBLE',
  httpCode: 428,
});

/** The items cannot be put back. */
export const IncrementNotPossibleWixError = /* @__PURE__ */ pluginApplicationErrorClass('IncrementNotPossible', {
  applicationCode: 'INCREMENT_NOT_POSSIBLE',
  httpCode: 428,
});
