/** A sent request. */
export interface SentRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** Stubbed response: JSON with status 200, a `Response`, or a function of the request. */
export type StubResponse =
  object | Response | ((request: SentRequest) => object | Response | Promise<object | Response>);

/** Creates a `fetch` that returns the given responses in order, repeating the last one, and records the requests. */
export function stubFetch(...responses: StubResponse[]): { fetch: typeof fetch; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: new URL(input instanceof Request ? input.url : input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    sent.push(request);
    const respond = responses[Math.min(sent.length, responses.length) - 1] ?? {};
    const value =
      typeof respond === 'function'
        ? await (respond as (request: SentRequest) => object | Promise<object>)(request)
        : respond;
    return value instanceof Response ? value.clone() : Response.json(value);
  };
  return { fetch, sent };
}

/** Creates a JSON response with a status. */
export const respond = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'x-wix-request-id': 'request-1', ...headers },
  });
