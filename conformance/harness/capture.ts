import { freshTokens, type AnyClient, type Side } from './sides.js';
import { stubFetch, type Answer, type SentRequest } from './stub-fetch.js';

/** What a call sent, and what came of it. */
export interface Capture {
  readonly sent: readonly SentRequest[];
  /** The addresses as they were handed to `fetch`, before anything normalises them. */
  readonly urls: readonly string[];
  readonly headers: readonly Headers[];
  /** What `fetch` was told to do with a redirect. */
  readonly redirects: readonly RequestRedirect[];
  readonly value?: unknown;
  readonly error?: unknown;
}

const refuse: typeof globalThis.fetch = () => Promise.reject(new Error('global fetch must not be used'));

/** Runs a call against a stubbed platform that gives these answers. */
export const capture = async (
  side: Side,
  answers: Answer | readonly Answer[],
  call: (client: AnyClient) => unknown,
  { tokens = freshTokens() }: { tokens?: ReturnType<typeof freshTokens> | undefined } = {},
): Promise<Capture> => {
  const { fetch, ...seen } = stubFetch(...[answers].flat());
  const globalFetch = globalThis.fetch;
  globalThis.fetch = side.usesGlobalFetch ? fetch : refuse;
  try {
    const value = await call(side.open({ fetch, tokens }));
    return { ...seen, value };
  } catch (error) {
    return { ...seen, error };
  } finally {
    globalThis.fetch = globalFetch;
  }
};
