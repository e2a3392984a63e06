import { freshTokens, type AnyClient, type Side } from './sides.js';
import { stubFetch, type StubResponse, type SentRequest } from './stub-fetch.js';

/** Requests and result of a call. */
export interface Capture {
  readonly sent: readonly SentRequest[];
  /** URLs passed to `fetch`, before normalization. */
  readonly urls: readonly string[];
  readonly headers: readonly Headers[];
  /** `redirect` options passed to `fetch`. */
  readonly redirects: readonly RequestRedirect[];
  readonly value?: unknown;
  readonly error?: unknown;
}

const refuse: typeof globalThis.fetch = () => Promise.reject(new Error('global fetch must not be used'));

/** Runs a call with a stubbed platform that returns these responses. */
export const capture = async (
  side: Side,
  responses: StubResponse | readonly StubResponse[],
  call: (client: AnyClient) => unknown,
  { tokens = freshTokens() }: { tokens?: ReturnType<typeof freshTokens> | undefined } = {},
): Promise<Capture> => {
  const { fetch, ...received } = stubFetch(...[responses].flat());
  const globalFetch = globalThis.fetch;
  globalThis.fetch = side.usesGlobalFetch ? fetch : refuse;
  try {
    const value = await call(side.open({ fetch, tokens }));
    return { ...received, value };
  } catch (error) {
    return { ...received, error };
  } finally {
    globalThis.fetch = globalFetch;
  }
};
