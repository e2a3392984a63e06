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

/** Parts of a URL. */
export interface URLDetails {
  /** URL without the query string. */
  endpoint?: string;
  /** Query parameters. */
  searchParams?: Record<string, string>;
}

/** URL of a hosted page, and the session passed to it. */
export interface RedirectSession {
  /** ID of the redirect session. */
  _id?: string;
  /** URL to send the browser to. */
  fullUrl?: string;
  /** Parts of the URL. */
  urlDetails?: URLDetails;
  /** Token that passes the visitor's session to the hosted page. */
  sessionToken?: string | null;
  /** Short form of `fullUrl`. */
  shortUrl?: string;
}

/** Absolute URLs that the hosted pages return or link to. */
export interface RedirectCallbacks {
  /**
   * Page to return to after a completed purchase. `orderId` is added to an order's, `planOrderId` to a plan's,
   * `orderNumber` and `eventId` to an event's.
   */
  thankYouPageUrl?: string | null;
  /**
   * Page to return to when the flow is completed or abandoned. Not for sign-ins, which return to their `redirectUri`.
   */
  postFlowUrl?: string | null;
  /** The site's own login page. Defaults to the platform's. */
  loginUrl?: string | null;
  /** The site's own list of bookable services. Defaults to the platform's. */
  bookingsServiceListUrl?: string | null;
  /** The site's own cart page. Defaults to the platform's. */
  cartPageUrl?: string | null;
  /** The site's own list of pricing plans. Defaults to the platform's. */
  planListUrl?: string | null;
}

/** Settings of the hosted pages. */
export interface RedirectSessionPreferences {
  /**
   * Whether to use the platform's standard pages instead of the pages of a connected Wix site.
   *
   * @default true
   */
  useGenericWixPages?: boolean | null;
  /**
   * Whether to keep the visitor's session on the hosted page. Ignored for sign-in and sign-out.
   *
   * @default true
   */
  maintainIdentity?: boolean | null;
  /** Query parameters to add to the URL, such as `lang` or UTM parameters. */
  additionalQueryParameters?: Record<string, string>;
  /**
   * Whether to use the site's own page if it is published, and the standard page otherwise.
   *
   * @default false
   */
  checkIfPublish?: boolean | null;
}

/** Options of `createRedirectSession`. Exactly one of the first eleven properties must be set. */
export interface CreateRedirectSessionOptions {
  /** Opens the checkout page. */
  ecomCheckout?: RedirectSessionEcomCheckoutParams;
  /** Starts a sign-in. */
  auth?: RedirectSessionAuthParams;
  /** Opens the login page without an authorization request. */
  login?: object;
  /** Signs out of the platform's pages. */
  logout?: RedirectSessionLogoutParams;
  /** Opens a product page. */
  storesProduct?: RedirectSessionStoresProductParams;
  /** Opens the member's account page. */
  memberAccountPage?: RedirectSessionMembersAccountParams;
  /** Opens a booking's checkout. */
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams;
  /** Opens a booking page. */
  bookingsBook?: RedirectSessionBookingsBookParams;
  /** Opens an event's checkout. */
  eventsCheckout?: RedirectSessionEventsCheckoutParams;
  /** Opens a pricing plan's checkout. */
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams;
  /** Opens the page of an order's payment request. */
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams;
  /** URLs to return to. */
  callbacks?: RedirectCallbacks;
  /** Settings of the hosted pages. */
  preferences?: RedirectSessionPreferences;
  /** Origin of the visitor. */
  origin?: string | null;
}

/** Response of `createRedirectSession`. */
export interface CreateRedirectSessionResponse {
  /** Created redirect session. */
  redirectSession?: RedirectSession;
}
