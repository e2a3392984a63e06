/** A copy of a response with further headers. What it sets and varies by already stays. */
export function withHeaders(response: Response, more: Headers): Response {
  const headers = new Headers(response.headers);
  const vary = headers.get('vary');
  for (const [name, value] of more) {
    if (name === 'set-cookie') headers.append(name, value);
    else if (name !== 'vary' || !/(^|,)\s*(\*|cookie)\s*(,|$)/i.test(vary ?? '')) {
      headers.set(name, name === 'vary' && vary ? `${vary}, ${value}` : value);
    }
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
