import { createCookie } from 'react-router';

/** Time after which the merchant has to sign in again, in seconds. */
const lifetime = 8 * 60 * 60;

/** Session of the merchant: a signed cookie, which the server does not store. */
export interface MerchantSession {
  /** Whether a request has an unexpired session. */
  isSignedIn(request: Request): Promise<boolean>;
  /** Creates the `Set-Cookie` header that starts a session. */
  start(): Promise<string>;
  /** Creates the `Set-Cookie` header that ends the session. */
  end(): Promise<string>;
}

/**
 * Creates the merchant's session. Scripts cannot read its cookie, other sites cannot send it with a form, and the pages of
 * shoppers do not receive it.
 *
 * @param secret Signs the cookie. A change of it ends all sessions.
 */
export function createMerchantSession(origin: string, secret: string): MerchantSession {
  const cookie = createCookie('merchant', {
    path: '/merchant',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    secrets: [secret],
  });
  return {
    async isSignedIn(request) {
      const value: unknown = await cookie.parse(request.headers.get('cookie'));
      return typeof value === 'number' && value > Date.now();
    },
    start: () => cookie.serialize(Date.now() + lifetime * 1000, { maxAge: lifetime }),
    end: () => cookie.serialize('', { maxAge: 0 }),
  };
}
