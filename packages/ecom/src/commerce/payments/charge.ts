import type { DurationUnit, ScheduledAction } from './enumerations.js';

/** Where the buyer goes after a payment. */
export interface RedirectUrls {
  /** When it is paid. */
  successUrl?: string | null;
  /** When the buyer gave up. */
  cancelUrl?: string | null;
  /** When it failed. */
  errorUrl?: string | null;
  /** When it is not decided yet. */
  pendingUrl?: string | null;
}

/** A time of some length. */
export interface Duration {
  /** How many. */
  count?: number;
  /** Of what. */
  unit?: DurationUnit;
}

/** What happens to an authorized payment when nobody acts. */
export interface DelayedCaptureSettings {
  /** What happens to it when nobody acts. */
  scheduledAction?: ScheduledAction;
  /** How long after the authorization. */
  delayDuration?: Duration;
}
