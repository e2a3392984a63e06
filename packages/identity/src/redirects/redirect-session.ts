import type {
  RedirectSessionAuthParams,
  RedirectSessionBookingsBookParams,
  RedirectSessionBookingsCheckoutParams,
  RedirectSessionEcomCheckoutParams,
  RedirectSessionEcomOrderPaymentRequestParams,
  RedirectSessionEventsCheckoutParams,
  RedirectSessionLogoutParams,
  RedirectSessionMembersAccountParams,
  RedirectSessionPaidPlansCheckoutParams,
  RedirectSessionStoresProductParams,
} from './intents.js';

/** An address in parts. */
export interface URLDetails {
  /** The address without its query. */
  endpoint?: string;
  /** The query. */
  searchParams?: Record<string, string>;
}

/** Where the browser goes, and how. */
export interface RedirectSession {
  /** The session's id. */
  _id?: string;
  /** The address to send the browser to. */
  fullUrl?: string;
  /** The same in parts. */
  urlDetails?: URLDetails;
  /** The session's token. */
  sessionToken?: string | null;
  /** A shorter form of `fullUrl`. */
  shortUrl?: string;
}

/** Where the browser comes back to. All absolute. */
export interface RedirectCallbacks {
  /** After a purchase. The order's id is added as `orderId`. */
  thankYouPageUrl?: string | null;
  /** When the visitor is done, or gives up. */
  postFlowUrl?: string | null;
  /** The site's login page. */
  loginUrl?: string | null;
  /** The site's list of bookable services. */
  bookingsServiceListUrl?: string | null;
  /** The site's cart. */
  cartPageUrl?: string | null;
  /** The site's list of plans. */
  planListUrl?: string | null;
}

/** How the hosted pages behave. */
export interface RedirectSessionPreferences {
  /** Whether the platform's own pages are used where the site has pages of its own. */
  useGenericWixPages?: boolean | null;
  /** Whether the visitor stays the same on the hosted pages. */
  maintainIdentity?: boolean | null;
  /** Parameters that are added to the address. */
  additionalQueryParameters?: Record<string, string>;
  /** Whether it fails where the site is not published. */
  checkIfPublish?: boolean | null;
}

/** What a redirect session is for: exactly one of the first eleven, with its callbacks. */
export interface CreateRedirectSessionOptions {
  /** The platform's hosted checkout page. */
  ecomCheckout?: RedirectSessionEcomCheckoutParams;
  /** A login. */
  auth?: RedirectSessionAuthParams;
  /** A login page without an authorization request. */
  login?: object;
  /** A logout. */
  logout?: RedirectSessionLogoutParams;
  /** A product page of the platform. */
  storesProduct?: RedirectSessionStoresProductParams;
  /** A page of the member's account. */
  memberAccountPage?: RedirectSessionMembersAccountParams;
  /** A booking's checkout. */
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams;
  /** A booking page. */
  bookingsBook?: RedirectSessionBookingsBookParams;
  /** An event's checkout. */
  eventsCheckout?: RedirectSessionEventsCheckoutParams;
  /** A plan's checkout. */
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams;
  /** The payment of an order that was requested. */
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams;
  /** Where the browser comes back to. */
  callbacks?: RedirectCallbacks;
  /** How the hosted pages behave. */
  preferences?: RedirectSessionPreferences;
  /** Where the visitor comes from. */
  origin?: string | null;
}

/** Response of `createRedirectSession`. */
export interface CreateRedirectSessionResponse {
  /** The session. */
  redirectSession?: RedirectSession;
}
