/** Where the browser goes, and how. */
export interface RedirectSession {
  /** The session's id. */
  _id?: string;
  /** The address to send the browser to. */
  fullUrl?: string;
  /** The same in parts. */
  urlDetails?: { endpoint?: string; searchParams?: Record<string, string> };
  /** The session's token. */
  sessionToken?: string | null;
  /** A shorter form of `fullUrl`. */
  shortUrl?: string;
}

/** Whether the login page is shown: `login` shows it, `none` answers at once. */
export type Prompt = 'login' | 'none' | (string & {});

/** An OAuth authorization request (RFC 6749, section 4.1.1, with PKCE of RFC 7636). */
export interface AuthorizeRequest {
  /** The OAuth app's client id. */
  clientId?: string;
  /** Only `code`. */
  responseType?: string;
  /** Where the answer goes. */
  redirectUri?: string | null;
  /** Only `offline_access`. */
  scope?: string | null;
  /** Comes back as it is. */
  state?: string;
  /** `query`, `fragment` or `web_message`. */
  responseMode?: string | null;
  /** SHA-256 of the code verifier, as base64url. */
  codeChallenge?: string | null;
  /** Only `S256`. */
  codeChallengeMethod?: string | null;
  /** The token of a login that already succeeded. */
  sessionToken?: string | null;
  /** Comes back inside an id token. */
  nonce?: string | null;
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

/** What a redirect session is for: exactly one of the first nine, with its callbacks. */
export interface CreateRedirectSessionOptions {
  /** The platform's hosted checkout page. */
  ecomCheckout?: { checkoutId?: string };
  /** A login. */
  auth?: { authRequest?: AuthorizeRequest; prompt?: Prompt };
  /** A login page without an authorization request. */
  login?: object;
  /** A logout. */
  logout?: { clientId?: string };
  /** A product page of the platform. */
  storesProduct?: { productSlug?: string };
  /** A booking's checkout. */
  bookingsCheckout?: { timezone?: string; slotAvailability?: Record<string, unknown> };
  /** A booking page. */
  bookingsBook?: { resourceId?: string };
  /** An event's checkout. */
  eventsCheckout?: { reservationId?: string; eventSlug?: string };
  /** A plan's checkout. */
  paidPlansCheckout?: { planId?: string; checkoutData?: string | null };
  /** The payment of an order that was requested. */
  ecomOrderPaymentRequest?: { paymentRequestId?: string };
  /** Where the browser comes back to. */
  callbacks?: RedirectCallbacks;
  /** How the hosted pages behave. */
  preferences?: {
    useGenericWixPages?: boolean | null;
    maintainIdentity?: boolean | null;
    additionalQueryParameters?: Record<string, string>;
    checkIfPublish?: boolean | null;
  };
  /** Where the visitor comes from. */
  origin?: string | null;
}

/** The answer of `createRedirectSession`. */
export interface CreateRedirectSessionResponse {
  /** The session. */
  redirectSession?: RedirectSession;
}
