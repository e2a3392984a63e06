import { date, entity, float, image, videoV2 } from '@cartwright/core';
import type { ModerationModerationStatus, OriginType } from './enumerations.js';

/** Image or video of a review: either `image` or `video` is present. */
export interface Media {
  /** Image, as a reference `wix:image://v1/…`. Pass it to `media.getScaledToFillImageUrl()` for a URL. */
  image?: string;
  /** Video, as a reference `wix:video://v1/…`. */
  video?: string;
}

/** Content of a review. */
export interface ReviewContent {
  /** Title; at most 3,000 characters. */
  title?: string | null;
  /** Text; at most 3,000 characters. */
  body?: string | null;
  /** Images and videos; at most 10. */
  media?: Media[];
  /** Rating from 1 to 5. */
  rating?: number;
}

/** Author of a review. */
export interface Author {
  /** Contact ID of the author. Immutable. */
  contactId?: string | null;
  /**
   * Displayed name; at most 100 characters. If absent when a review is created, it is the name of the member, or `null`
   * for other authors.
   */
  authorName?: string | null;
}

/** Reply of the merchant to a review. */
export interface Reply {
  /** Text. */
  message?: string;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last change. Read-only. */
  _updatedDate?: Date | null;
}

/** Result of the moderation of a review. */
export interface Moderation {
  /** Moderation status. Only reviews with `APPROVED` are published. */
  moderationStatus?: ModerationModerationStatus;
  /** Whether a moderator set the status, rather than the rules of the site. Read-only. */
  manuallyChanged?: boolean;
}

/** Origin of a review. */
export interface Origin {
  /** Type of origin. */
  type?: OriginType;
  /** ID of the app that created the review. Present only for the type `APP`. */
  appId?: string | null;
}

/** Review of an entity, such as a product. An author can review an entity once. */
export interface Review {
  /** Namespace of the entity: `stores` for products of Wix Stores. */
  namespace?: string;
  /** ID of the reviewed entity, such as a product ID; at most 36 characters. */
  entityId?: string;
  /** Review ID. Read-only. */
  _id?: string;
  /** Rating, title, text and media. */
  content?: ReviewContent;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Author. */
  author?: Author;
  /** Reply of the merchant, set by `setReply`. Read-only. */
  reply?: Reply;
  /** Number of shoppers who found the review helpful. Read-only. */
  foundHelpful?: number;
  /** Number of shoppers who found the review unhelpful. Read-only. */
  foundUnhelpful?: number;
  /** `foundHelpful` minus `foundUnhelpful`. Read-only. */
  helpfulness?: number;
  /** Result of the moderation. Read-only: change it with `updateModerationStatus`. */
  moderation?: Moderation;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Whether the author bought the entity. Read-only. */
  verified?: boolean;
  /** Origin. Read-only. */
  origin?: Origin;
  /** Time when the review was written. Differs from `_createdDate` for reviews imported from another system. */
  reviewDate?: Date | null;
  /** Relevance to the entity, calculated by the platform, to sort reviews by. Read-only. */
  relevanceScore?: number | null;
  /** Number of times the review was published. Read-only. */
  publishCount?: number;
}

/** Shape of {@link Review}: which fields are dates, images, videos and numbers without a limit. */
export const reviewShape = /* @__PURE__ */ entity<Review>({
  content: { media: { image, video: videoV2 } },
  _createdDate: date,
  _updatedDate: date,
  reply: { _createdDate: date, _updatedDate: date },
  reviewDate: date,
  relevanceScore: float,
});
