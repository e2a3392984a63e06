/** A request to the platform. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | null;
  readonly body: unknown;
}

/** A response of the platform. `undefined` never responds. */
type Answer = { status?: number; json: unknown; headers?: Record<string, string> } | undefined;

/**
 * Creates a platform in memory with the runtime's `Request` and `Response`, which reject what the runtime's `fetch`
 * would reject.
 */
export function platform(...results: ((requested: Asked) => Answer)[]) {
  const requests: Asked[] = [];
  const fetch = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method, url, headers: sent } = new Request(target, init);
    const request: Asked = {
      method,
      url: new URL(url),
      authorization: sent.get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    const response = (results[requests.push(request) - 1] ?? results.at(-1))?.(request);
    if (!response) return new Promise(() => {});
    const { status = 200, json, headers = {} } = response;
    return new Response(JSON.stringify(json), {
      status,
      headers: { 'content-type': 'application/json', 'x-wix-request-id': 'request-1', ...headers },
    });
  };
  return { fetch, asked: requests };
}
