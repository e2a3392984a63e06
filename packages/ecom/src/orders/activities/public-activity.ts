import type { MerchantComment } from '../order-parts/activity-content.js';

/** Something that an app has to tell. */
export interface CustomActivity {
  /** The app. */
  appId?: string;
  /** What happened, in a word of the app's own. */
  type?: string;
  /** More about it, as texts. */
  additionalData?: Record<string, string>;
}

/** Something that an app or the merchant adds to what happened: one of the two. */
export interface PublicActivity {
  /** Something that an app has to tell. */
  customActivity?: CustomActivity;
  /** A note of the merchant. */
  merchantComment?: MerchantComment;
}
