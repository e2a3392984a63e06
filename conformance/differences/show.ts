import { capture, type Capture } from '../harness/capture.js';
import { freshTokens, official, ours, type AnyClient } from '../harness/sides.js';
import type { StubResponse } from '../harness/stub-fetch.js';

export { invoke } from '../harness/invoke.js';

/** Shows a difference: the results of both SDKs for the same call and responses. */
export type Show = () => Promise<void> | void;

/** Calls both SDKs with the same arguments. */
export const both = async (
  call: (client: AnyClient) => unknown,
  responses: StubResponse | readonly StubResponse[] = {},
  tokens: () => ReturnType<typeof freshTokens> = freshTokens,
): Promise<{ theirs: Capture; own: Capture }> => ({
  theirs: await capture(official, responses, call, { tokens: tokens() }),
  own: await capture(ours, responses, call, { tokens: tokens() }),
});

/** Tokens of a session whose access token has expired. */
export const expiredTokens = (): ReturnType<typeof freshTokens> => ({
  ...freshTokens(),
  accessToken: { value: 'old', expiresAt: 1 },
});

/** A response of the token endpoint. */
export const grant = (name: string): StubResponse => ({
  json: { access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: 3600 },
});
