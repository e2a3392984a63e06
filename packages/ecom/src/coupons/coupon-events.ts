import type { EventMetadata } from '@cartwright/core';
import type { Coupon } from './coupon.js';

/** A coupon was used. */
export interface CouponApplied {
  /** The coupon. */
  coupon?: Coupon;
  /** The app in which it was used. */
  wixAppId?: string;
  /** What it was used for, such as the order's id. */
  wixAppOrderId?: string;
}

/** A coupon was made. */
export interface CouponCreatedEnvelope {
  /** The coupon. */
  entity: Coupon;
  /** About the event. */
  metadata: EventMetadata;
}

/** A coupon was changed. */
export interface CouponUpdatedEnvelope {
  /** The coupon as it is now. */
  entity: Coupon;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A coupon was deleted. */
export interface CouponDeletedEnvelope {
  /** The coupon as it was, where the platform sends it. */
  entity?: Coupon;
  /** About the event. */
  metadata: EventMetadata;
}

/** A coupon was used. */
export interface CouponAppliedEnvelope {
  /** What happened. */
  data: CouponApplied;
  /** About the event. */
  metadata: EventMetadata;
}
