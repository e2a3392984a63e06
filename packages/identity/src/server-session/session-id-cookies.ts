/** Name of the readable cookie with the session's public ID, without the prefix of secure cookies. */
const COOKIE_NAME = 'cartwright-session-id';

/** Name of the cookie of a generation of the session. */
export const sessionIdCookieName = (generation: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${COOKIE_NAME}${generation && `-${generation}`}`;

/**
 * Reads the session IDs of a browser's cookies by generation, newest first. As with the sealed cookies, a sign-in or
 * sign-out starts a new generation, so that a late response cannot restore an earlier session's ID.
 *
 * @param cookies - Cookies as in a `Cookie` header or `document.cookie`.
 * @param secure - Whether the names have the prefix of secure cookies.
 */
export function readSessionIds(cookies: string, secure: boolean): { generation: string; id: string }[] {
  const pattern = new RegExp(`^\\s*${sessionIdCookieName('', secure)}(?:-(\\d{13}))?=([\\w-]+)\\s*$`);
  return cookies
    .split(';')
    .flatMap((pair) => {
      const [, generation = '', id] = pattern.exec(pair) ?? [];
      return id ? [{ generation, id }] : [];
    })
    .sort((one, other) => (one.generation < other.generation ? 1 : -1));
}
