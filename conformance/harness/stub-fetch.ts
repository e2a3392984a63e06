/** Response of the stubbed platform. */
export interface StubResponse {
  readonly status?: number;
  readonly statusText?: string;
  /** Value of a JSON body. */
  readonly json?: unknown;
  /** Body that is not JSON. */
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

/** Sent request, normalized for comparison: decoded, sorted, without telemetry. */
export interface SentRequest {
  readonly method: string;
  readonly origin: string;
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const comparedHeaders = ['authorization', 'content-type', 'x-wix-consistent', 'wix-site-id', 'wix-account-id'];

const decodeQuery = (params: URLSearchParams): unknown => {
  const packed = params.get('.r');
  const plain = [...params].filter(([name]) => name !== '.r').sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return packed === null
    ? plain
    : { packed: JSON.parse(Buffer.from(packed, 'base64url').toString()) as unknown, plain };
};

const decodePath = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const record = async (input: RequestInfo | URL, init?: RequestInit): Promise<SentRequest> => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const body = await request.text();
  return {
    method: request.method,
    origin: url.origin,
    path: decodePath(url.pathname),
    query: decodeQuery(url.searchParams),
    body: body === '' ? undefined : (JSON.parse(body) as unknown),
    headers: Object.fromEntries(
      comparedHeaders.flatMap((name) => {
        const value = request.headers.get(name);
        return value === null ? [] : [[name, value.replace(/;\s*charset=utf-8$/i, '')]];
      }),
    ),
  };
};

const respond = ({ status = 200, statusText = '', json = {}, text, headers = {} }: StubResponse): Response =>
  new Response([204, 304].includes(status) ? null : (text ?? JSON.stringify(json)), {
    status,
    statusText,
    headers: { ...(text === undefined && { 'content-type': 'application/json' }), ...headers },
  });

/** A `fetch` that records requests and returns the responses in order, repeating the last one. */
export const stubFetch = (...responses: readonly StubResponse[]) => {
  const sent: SentRequest[] = [];
  const urls: string[] = [];
  const headers: Headers[] = [];
  const redirects: RequestRedirect[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    urls.push(input instanceof Request ? input.url : String(input));
    headers.push(new Request('http://headers', { headers: init?.headers ?? {} }).headers);
    redirects.push(init?.redirect ?? 'follow');
    const count = sent.push(await record(input, init));
    return respond(responses[Math.min(count, responses.length) - 1] ?? {});
  };
  return { fetch, sent, urls, headers, redirects };
};
