import type { Tenant } from '../../kernel/state/tenant.js';

/** Where the browser is sent after the flow. */
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

/** An OAuth authorization request. @see RFC 6749, section 4.1.1, and RFC 7636, section 4.3 */
export interface AuthRequest {
  /** Redirect URI, exactly as given. Empty if none is given, for responses by message. */
  readonly redirectUri: string;
  /** The origin that may get the message. */
  readonly targetOrigin: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly responseMode: ResponseMode;
  /** Whether a login may be shown (`login`), or only who is signed in already counts (`none`). */
  readonly prompt: 'login' | 'none';
  /** The digest of the session token of a login that happened before; absent without one. */
  readonly sessionTokenId?: string;
}

/** The result of a form that did not end its flow. */
export interface FormResult {
  /** The page that shows it, where a flow has several. */
  readonly page?: string;
  /** Messages by the names of their fields. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A message above the form. */
  readonly notice?: { readonly title: string; readonly lines: readonly string[] };
  /** Values to show in the form again. */
  readonly form?: Readonly<Record<string, string>>;
  /** The step after the form: the buyer's bank asks for a confirmation. */
  readonly step?: 'challenge';
  /** The last page of the flow. */
  readonly end?: { readonly title: string; readonly text: string };
}

/** A page of the platform: of a product, a member's account, or a vertical that the emulator does not have. */
export interface PlatformPage {
  readonly intent: string;
  /** The slug of a product. */
  readonly productSlug?: string;
  /** The section of a member's account. */
  readonly section?: string;
  /** The member who asked. */
  readonly memberId?: string;
}

/**
 * Visit to a hosted page. The ID grants access to the page, so it is a random GUID and expires after three hours by the
 * tenant's clock.
 */
export interface RedirectSession {
  readonly id: string;
  readonly flow: 'checkout' | 'login' | 'logout' | 'page';
  /** Of a checkout. */
  readonly checkoutId?: string;
  /** Of a login that an application asked for. */
  readonly auth?: AuthRequest;
  /** The visitor who asked, whose cart goes over to the member. */
  readonly visitorId?: string;
  /** The page of a flow that needs none of the emulator's forms. */
  readonly page?: PlatformPage;
  /** The session that a logout ends. */
  readonly sessionId?: string;
  readonly callbacks: Callbacks;
  /** Must come back with each form of the page. */
  readonly formToken: string;
  /** Form values that the shopper has entered so far. */
  readonly form: Readonly<Record<string, string>>;
  /** The result of the last form, shown by the page that the browser is redirected to. */
  readonly result?: FormResult;
  readonly expirationDate: string;
}

/** Lifetime of a session, in milliseconds. */
export const sessionLifetime = 3 * 60 * 60 * 1000;

/** The tenant's redirect sessions. */
export const redirectSessions = (tenant: Tenant) => tenant.collection<RedirectSession>('redirect-sessions');

/** Finds a session by its ID and flow. `undefined` if it does not exist or has expired. */
export function findSession(tenant: Tenant, flow: RedirectSession['flow'], id: string): RedirectSession | undefined {
  const session = redirectSessions(tenant).get(id);
  const alive = session?.flow === flow && tenant.clock.now().toISOString() < session.expirationDate;
  return alive ? session : undefined;
}
