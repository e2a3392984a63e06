import { graphql } from '@cartwright/core/graphql';
import { capture } from './capture.js';
import { official, openOfficial, openOurs, ours, type AnyClient, type Side } from './sides.js';
import type { StubResponse } from './stub-fetch.js';

type GraphQLCall = (document: string, variables?: Record<string, unknown>) => Promise<unknown>;

const theirSide: Side = {
  ...official,
  open: (options) => ({ api: { graphql: openOfficial(options).graphql } }) as never,
};
const ourSide: Side = { ...ours, open: (options) => ({ api: { graphql: openOurs(options).use(graphql) } }) as never };

/** Results of the same GraphQL call in both SDKs. */
export const graphqlOnBoth = async (response: StubResponse, ...args: Parameters<GraphQLCall>) => {
  const call = (client: AnyClient) => (client['api']?.['graphql'] as GraphQLCall)(...args);
  return { theirs: await capture(theirSide, response, call), own: await capture(ourSide, response, call) };
};
