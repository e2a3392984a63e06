import { capture, type Capture } from '../harness/capture.js';
import { freshTokens, official, ours, type AnyClient } from '../harness/sides.js';
import type { Answer } from '../harness/stub-fetch.js';

export { invoke } from '../harness/invoke.js';

/** Shows one difference: what each side does with the same call and the same answers. */
export type Show = () => Promise<void> | void;

/** Makes the same call on both sides. */
export const both = async (
  call: (client: AnyClient) => unknown,
  answers: Answer | readonly Answer[] = {},
  tokens: () => ReturnType<typeof freshTokens> = freshTokens,
): Promise<{ theirs: Capture; own: Capture }> => ({
  theirs: await capture(official, answers, call, { tokens: tokens() }),
  own: await capture(ours, answers, call, { tokens: tokens() }),
});

/** The session's tokens, their access token expired. */
export const expiredTokens = (): ReturnType<typeof freshTokens> => ({
  ...freshTokens(),
  accessToken: { value: 'old', expiresAt: 1 },
});

/** An answer of the token call. */
export const grant = (name: string): Answer => ({
  json: { access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: 3600 },
});
