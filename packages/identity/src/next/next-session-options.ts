import type { ServerClientOptions } from '../server/client/server-client.js';
import type { ServerCookie } from '../server/cookies/server-cookie.js';

/** The cookies of a request in Next.js, as returned by `cookies()`. */
export interface NextCookies {
  /** Formats them as a `Cookie` header. */
  toString(): string;
  /** Sets a cookie. Throws in a server component. */
  set(cookie: ServerCookie): unknown;
}

/** Part of a `NextResponse` that `begin` of the session changes. */
export interface NextResponseLike {
  /** Response headers. */
  readonly headers: Headers;
  /** Response cookies, which Next.js also passes to the page of the request. */
  readonly cookies: Pick<NextCookies, 'set'>;
}

/** Options of `createNextSession`: those of `createServerClient` without the request. */
export interface NextSessionOptions<Modules extends object> extends Omit<ServerClientOptions<Modules>, 'request'> {
  /** `cookies` of `next/headers`. */
  cookies(this: void): NextCookies | Promise<NextCookies>;
}
