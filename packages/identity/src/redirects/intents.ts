import type { AuthorizeRequest } from './authorize-request.js';
import type { MembersAccountSection, Prompt } from './enumerations.js';
import type { SlotAvailability } from './slot-availability.js';

/** The platform's hosted checkout page. */
export interface RedirectSessionEcomCheckoutParams {
  /** The checkout's id. */
  checkoutId?: string;
}

/** A login. */
export interface RedirectSessionAuthParams {
  /** The authorization request. */
  authRequest?: AuthorizeRequest;
  /** Whether the login page is shown. */
  prompt?: Prompt;
}

/** A logout. */
export interface RedirectSessionLogoutParams {
  /** The OAuth app's client id. */
  clientId?: string;
}

/** A product page of the platform. */
export interface RedirectSessionStoresProductParams {
  /** The product's name in URLs. */
  productSlug?: string;
}

/** A page of the member's account. */
export interface RedirectSessionMembersAccountParams {
  /** Which one. */
  section?: MembersAccountSection;
}

/** A booking's checkout. */
export interface RedirectSessionBookingsCheckoutParams {
  /** The time to book. */
  slotAvailability?: SlotAvailability;
  /** The time zone that times are shown in, such as `Europe/Brussels`. */
  timezone?: string;
}

/** A booking page. */
export interface RedirectSessionBookingsBookParams {
  /** The resource's id. */
  resourceId?: string;
}

/** An event's checkout. */
export interface RedirectSessionEventsCheckoutParams {
  /** The reservation's id. */
  reservationId?: string;
  /** The event's name in URLs. */
  eventSlug?: string;
}

/** A plan's checkout. */
export interface RedirectSessionPaidPlansCheckoutParams {
  /** The plan's id. */
  planId?: string;
  /** Data of the site's own, which comes back after the purchase. */
  checkoutData?: string | null;
}

/** The payment of an order that was requested. */
export interface RedirectSessionEcomOrderPaymentRequestParams {
  /** The payment request's id. */
  paymentRequestId?: string;
}
