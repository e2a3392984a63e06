import type { Tenant } from '../../kernel/state/tenant.js';

/** Callback URLs of a flow, to redirect the browser to. */
export interface Callbacks {
  readonly thankYouPageUrl?: string;
  readonly postFlowUrl?: string;
  readonly cartPageUrl?: string;
  readonly loginUrl?: string;
  readonly planListUrl?: string;
  readonly bookingsServiceListUrl?: string;
}

/** Response mode of an authorization request: query, fragment, or a message to the page that opened the hosted one. */
export type ResponseMode = 'query' | 'fragment' | 'web_message';

/**
 * OAuth authorization request.
 *
 * @see RFC 6749, section 4.1.1, and RFC 7636, section 4.3
 */
export interface AuthRequest {
  /** Redirect URI, exactly as given. Empty if none is given, for responses by message. */
  readonly redirectUri: string;
  /** Origin that the message is posted to. */
  readonly targetOrigin: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly responseMode: ResponseMode;
  /** Whether the sign-in page may be shown (`login`), or only an existing browser session counts (`none`). */
  readonly prompt: 'login' | 'none';
  /** Digest of the session token of an earlier sign-in. */
  readonly sessionTokenId?: string;
}

/** Result of a form that did not complete its flow. */
export interface FormResult {
  /** Page that shows the result, for a flow with several pages. */
  readonly page?: string;
  /** Error messages by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Message above the form. */
  readonly notice?: { readonly title: string; readonly lines: readonly string[] };
  /** Values to show in the form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Next step of the checkout: the simulated 3-D Secure page. */
  readonly step?: 'challenge';
  /** Final page of the flow. */
  readonly end?: { readonly title: string; readonly text: string };
}

/**
 * Page of the platform: of a product, a member's account, a payment request, or a vertical that the emulator does not
 * implement.
 */
export interface PlatformPage {
  readonly intent: string;
  /** Slug of the product. */
  readonly productSlug?: string;
  /** ID of the order payment request to pay. */
  readonly paymentRequestId?: string;
  /** Section of the member's account. */
  readonly section?: string;
  /** ID of the member who requested the page. */
  readonly memberId?: string;
}

/**
 * Visit to a hosted page. The ID grants access to the page, so it is a random GUID and expires after three hours by the
 * tenant's clock.
 */
export interface RedirectSession {
  readonly id: string;
  readonly flow: 'checkout' | 'login' | 'logout' | 'page';
  /** Checkout ID, for a checkout. */
  readonly checkoutId?: string;
  /** Authorization request, for a sign-in that an application requested. */
  readonly auth?: AuthRequest;
  /** ID of the visitor who requested the sign-in, whose cart is transferred to the member. */
  readonly visitorId?: string;
  /** Page to show, for a flow without forms. */
  readonly page?: PlatformPage;
  /** ID of the session that a sign-out revokes. */
  readonly sessionId?: string;
  readonly callbacks: Callbacks;
  /** Token that each form of the page must send back. */
  readonly formToken: string;
  /** Form values that the shopper has entered so far. */
  readonly form: Readonly<Record<string, string>>;
  /** Result of the last form, shown after the redirect. */
  readonly result?: FormResult;
  readonly expirationDate: string;
}

/** Lifetime of a session, in milliseconds. */
export const sessionLifetime = 3 * 60 * 60 * 1000;

/** Redirect sessions of a tenant. */
export const redirectSessions = (tenant: Tenant) => tenant.collection<RedirectSession>('redirect-sessions');

/** Finds a session by its ID and flow. `undefined` if it does not exist or has expired. */
export function findSession(tenant: Tenant, flow: RedirectSession['flow'], id: string): RedirectSession | undefined {
  const session = redirectSessions(tenant).get(id);
  const alive = session?.flow === flow && tenant.clock.now().toISOString() < session.expirationDate;
  return alive ? session : undefined;
}
