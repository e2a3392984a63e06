/** A cookie that a response sets, for frameworks that set cookies one by one. */
export interface ServerCookie {
  /** Its name. */
  readonly name: string;
  /** Its value; empty where the cookie is taken away. */
  readonly value: string;
  /** Its life in seconds; 0 takes it away. */
  readonly maxAge: number;
  /** Sent to the whole site. */
  readonly path: '/';
  /** Hidden from the page's scripts. */
  readonly httpOnly: true;
  /** Sent over https only. Off only on `http:` of this machine. */
  readonly secure: boolean;
  /** Not sent with what other sites post. */
  readonly sameSite: 'lax';
}

/** The value of a `Set-Cookie` header. */
export const setCookie = ({ name, value, maxAge, path, secure }: ServerCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`;
