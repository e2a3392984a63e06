import { pluginApplicationErrorClass } from '@cartwright/core/plugins';

/** Throw if the quantity in stock is too low. */
export const DecrementNotPossibleWixError = /* @__PURE__ */ pluginApplicationErrorClass('DecrementNotPossible', {
  applicationCode: 'DECREMENT_NOT_POSSIBLE',
  httpCode: 428,
});

/** Throw if the inventory cannot be incremented. */
export const IncrementNotPossibleWixError = /* @__PURE__ */ pluginApplicationErrorClass('IncrementNotPossible', {
  applicationCode: 'INCREMENT_NOT_POSSIBLE',
  httpCode: 428,
});
