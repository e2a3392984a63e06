import { date, entity } from '@cartwright/core';
import type { CommunicationChannel, FailureReason, IdentityType, ReviewRequestStatus } from './enumerations.js';

/** Order that a review is requested for. */
export interface Order {
  /** Order ID. */
  _id?: string;
}

/** Item that a review is requested for. */
export interface Item {
  /** ID of the item in its catalog, such as a product ID; at most 36 characters. Immutable. */
  catalogItemId?: string;
  /** ID of the review that the recipient wrote for the item. Read-only. */
  reviewId?: string | null;
}

/** Customer who receives a review request. */
export interface Recipient {
  /** Contact ID. Immutable. */
  contactId?: string;
}

/** Details of a review request that was sent. */
export interface SentOptions {
  /** Whether the recipient opened the email. */
  opened?: boolean;
}

/** Details of a review request that could not be sent. */
export interface FailedOptions {
  /** Reason. */
  reason?: FailureReason;
  /** Error message. */
  message?: string | null;
}

/** Merchant or app that created a review request. */
export interface RequestedBy {
  /** ID of the merchant's account. Present for the type `WIX_USER`. */
  wixUserId?: string;
  /** App ID. Present for the type `APP`. */
  appId?: string;
  /** Type of the identity. Read-only. */
  identityType?: IdentityType;
}

/** Request to a customer to review the items of an order. Its fields cannot be changed after creation. */
export interface ReviewRequest {
  /** Details if the status is `SENT`. Read-only. */
  sentOptions?: SentOptions;
  /** Details if the status is `FAILED`. Read-only. */
  failedOptions?: FailedOptions;
  /** Review request ID. Read-only. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Time when the request was or will be sent. Informational: it does not send the request. */
  sendDate?: Date | null;
  /** Namespace of the items: `stores` for products of Wix Stores. */
  namespace?: string;
  /** Order to review. Without `items`, its five most expensive items are requested. */
  order?: Order;
  /** Items to review; at most 5. */
  items?: Item[];
  /** Customer who receives the request. */
  recipient?: Recipient;
  /** Channel that the request is sent by. */
  communicationChannel?: CommunicationChannel;
  /** Status. Read-only. */
  status?: ReviewRequestStatus;
  /** ID of the automation that created the request. */
  automationActivationId?: string | null;
  /** Merchant or app that created the request. Read-only. */
  requestedBy?: RequestedBy;
}

/** Shape of {@link ReviewRequest}: which fields are dates. */
export const reviewRequestShape = /* @__PURE__ */ entity<ReviewRequest>({
  _createdDate: date,
  _updatedDate: date,
  sendDate: date,
});
