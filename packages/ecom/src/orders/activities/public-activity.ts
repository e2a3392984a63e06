import type { MerchantComment } from '../order-parts/activity-content.js';

/** Activity added by an app. */
export interface CustomActivity {
  /** ID of the app. */
  appId?: string;
  /** Activity type, defined by the app. */
  type?: string;
  /** Additional data of the activity, as strings by name. */
  additionalData?: Record<string, string>;
}

/** Activity that can be added by callers. Either `customActivity` or `merchantComment` is present. */
export interface PublicActivity {
  /** Activity of an app. */
  customActivity?: CustomActivity;
  /** Comment of the merchant. */
  merchantComment?: MerchantComment;
}
