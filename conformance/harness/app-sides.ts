import { createClient } from '@cartwright/core';
import * as ours from '@cartwright/identity/server';
import * as official from '@wix/sdk';
import { stubFetch, type StubResponse } from './stub-fetch.js';

/** The tested methods of both clients' app strategies. */
export type App = Pick<
  ours.AppStrategy,
  | 'getInstallUrl'
  | 'handleOAuthCallback'
  | 'getAuthHeaders'
  | 'elevated'
  | 'decodeJWT'
  | 'getTokenInfo'
  | 'getActiveToken'
>;
/** Options of both strategies. */
export type AppOptions = ours.AppStrategyOptions;

/** Runs a call of both strategies with the same responses. */
export async function bothApps(
  options: AppOptions,
  responses: readonly StubResponse[],
  call: (strategy: App) => unknown,
) {
  const theirs = stubFetch(...responses);
  const globalFetch = globalThis.fetch;
  globalThis.fetch = theirs.fetch;
  const theirValue = await Promise.resolve(call(official.AppStrategy(options as never) as unknown as App)).finally(
    () => {
      globalThis.fetch = globalFetch;
    },
  );
  const own = stubFetch(...responses);
  const { auth } = createClient({ auth: ours.AppStrategy(options), fetch: own.fetch });
  return { theirs: theirs.sent, own: own.sent, theirValue, ownValue: await call(auth) };
}
