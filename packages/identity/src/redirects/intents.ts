import type { AuthorizeRequest } from './authorize-request.js';
import type { MembersAccountSection, Prompt } from './enumerations.js';
import type { SlotAvailability } from './slot-availability.js';

/** Parameters of the checkout page. */
export interface RedirectSessionEcomCheckoutParams {
  /** Checkout ID. */
  checkoutId?: string;
}

/** Parameters of a sign-in. */
export interface RedirectSessionAuthParams {
  /** OAuth authorization request. */
  authRequest?: AuthorizeRequest;
  /** Whether to show the login page. */
  prompt?: Prompt;
}

/** Parameters of a sign-out. */
export interface RedirectSessionLogoutParams {
  /** Client ID of the OAuth app. */
  clientId?: string;
}

/** Parameters of a product page. */
export interface RedirectSessionStoresProductParams {
  /** Slug of the product. */
  productSlug?: string;
}

/** Parameters of the member's account page. */
export interface RedirectSessionMembersAccountParams {
  /** Section to open. */
  section?: MembersAccountSection;
}

/** Parameters of a booking's checkout. */
export interface RedirectSessionBookingsCheckoutParams {
  /** Slot to book. */
  slotAvailability?: SlotAvailability;
  /** Time zone of displayed times, such as `Europe/Brussels`. */
  timezone?: string;
}

/** Parameters of a booking page. */
export interface RedirectSessionBookingsBookParams {
  /** ID of the resource to book. */
  resourceId?: string;
}

/** Parameters of an event's checkout. */
export interface RedirectSessionEventsCheckoutParams {
  /** ID of the ticket reservation. */
  reservationId?: string;
  /** Slug of the event. */
  eventSlug?: string;
}

/** Parameters of a pricing plan's checkout. */
export interface RedirectSessionPaidPlansCheckoutParams {
  /** ID of the pricing plan. */
  planId?: string;
  /** Opaque string that a custom plan page received as `checkoutData`. */
  checkoutData?: string | null;
}

/** Parameters of an order payment request's page. */
export interface RedirectSessionEcomOrderPaymentRequestParams {
  /** ID of the payment request. */
  paymentRequestId?: string;
}
