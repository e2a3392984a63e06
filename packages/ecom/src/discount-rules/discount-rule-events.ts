import type { EventMetadata } from '@cartwright/core';
import type { DiscountRule } from './discount-rule.js';

/** A discount rule was made. */
export interface DiscountRuleCreatedEnvelope {
  /** The rule. */
  entity: DiscountRule;
  /** About the event. */
  metadata: EventMetadata;
}

/** A discount rule was changed. */
export interface DiscountRuleUpdatedEnvelope {
  /** The rule as it is now. */
  entity: DiscountRule;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A discount rule was deleted. */
export interface DiscountRuleDeletedEnvelope {
  /** The rule as it was, where the platform sends it. */
  entity?: DiscountRule;
  /** About the event. */
  metadata: EventMetadata;
}
