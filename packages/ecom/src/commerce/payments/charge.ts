import type { DurationUnit, ScheduledAction } from './enumerations.js';

/** URLs that the buyer is redirected to after a payment. */
export interface RedirectUrls {
  /** URL after a successful payment. */
  successUrl?: string | null;
  /** URL after the buyer cancels. */
  cancelUrl?: string | null;
  /** URL after a failed payment. */
  errorUrl?: string | null;
  /** URL while the payment is pending. */
  pendingUrl?: string | null;
}

/** Duration. */
export interface Duration {
  /** Number of units. */
  count?: number;
  /** Unit. */
  unit?: DurationUnit;
}

/** Scheduled capture or void of an authorized payment. */
export interface DelayedCaptureSettings {
  /** Action to run. */
  scheduledAction?: ScheduledAction;
  /** Delay between the authorization and the action. */
  delayDuration?: Duration;
}
