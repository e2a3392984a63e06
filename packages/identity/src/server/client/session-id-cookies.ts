import { readSessionIds, sessionIdCookieName } from '../../server-session/session-id-cookies.js';
import type { ServerCookie } from '../cookies/server-cookie.js';

/** Options of {@link sessionIdCookies}: the cookies of the request, and attributes of the new cookies. */
interface SessionIdCookieOptions {
  readonly cookies: ReadonlyMap<string, string>;
  readonly secure: boolean;
  /** Lifetime of the session, in seconds. */
  readonly lifetime: number;
}

/** A session after a request. */
interface CurrentSession {
  readonly generation: string;
  readonly id: string;
  /** Whether its sealed cookie is set again. */
  readonly isChanged: boolean;
  /** Whether the browser has the session's sealed cookie after the response. */
  readonly isKept: boolean;
}

/** Creates the cookies that make the browser's session ID that of the sealed session. */
export function sessionIdCookies(
  { cookies, secure, lifetime }: SessionIdCookieOptions,
  { generation, id, isChanged, isKept }: CurrentSession,
): ServerCookie[] {
  const cookie = (of: string, value: string, maxAge: number): ServerCookie => ({
    name: sessionIdCookieName(of, secure),
    value,
    maxAge,
    path: '/',
    httpOnly: false,
    secure,
    sameSite: 'lax',
  });
  const header = [...cookies].map(([name, value]) => `${name}=${value}`).join(';');
  const found = readSessionIds(header, secure);
  const current = found.find((one) => one.generation === generation);
  const outdated = found.filter((one) => one.generation !== generation || !isKept);
  return [
    ...outdated.map((one) => cookie(one.generation, '', 0)),
    ...(isKept && (isChanged || current?.id !== id) ? [cookie(generation, id, lifetime - 60)] : []),
  ];
}
