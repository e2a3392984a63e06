const getCookieName = (cookie: string): string => cookie.slice(0, cookie.indexOf('='));

/** Copies a response with additional headers. Keeps its `Vary` and its cookies, except those set again. */
export function withHeaders(response: Response, additions: Headers): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  const added = additions.getSetCookie();
  const remaining = headers
    .getSetCookie()
    .filter((old) => !added.some((cookie) => getCookieName(cookie) === getCookieName(old)));
  headers.delete('set-cookie');
  for (const cookie of [...remaining, ...added]) headers.append('set-cookie', cookie);
  if (additions.has('vary')) {
    const vary = headers.get('vary');
    if (!/(^|,)\s*(\*|cookie)\s*(,|$)/i.test(vary ?? '')) headers.append('vary', 'Cookie');
    headers.set('cache-control', 'no-store');
  }
  return new Response(response.body, { status, statusText, headers });
}
