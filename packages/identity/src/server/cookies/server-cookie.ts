/** A cookie of a response, for frameworks that set cookies one by one. */
export interface ServerCookie {
  /** Cookie name. */
  readonly name: string;
  /** Cookie value. Empty to delete the cookie. */
  readonly value: string;
  /** Lifetime in seconds. 0 deletes the cookie. */
  readonly maxAge: number;
  /** Sent to all paths of the site. */
  readonly path: '/';
  /** Whether scripts cannot read it. `false` only for the session's public ID. */
  readonly httpOnly: boolean;
  /** Sent over https only. `false` only for http on localhost. */
  readonly secure: boolean;
  /** Not sent with cross-site POST requests. */
  readonly sameSite: 'lax';
}

/** Formats a cookie as a `Set-Cookie` header. */
export const setCookie = ({ name, value, maxAge, path, httpOnly, secure }: ServerCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}; SameSite=Lax`;
