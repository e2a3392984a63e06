import type { Client } from '@cartwright/core';
import { getCurrentMember, type Member } from '@cartwright/identity/members';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';
import { privateQuery } from './private-query.js';
import { memberKey } from './query-keys.js';
import { getAuth } from './session-id.js';

const select = /* @__PURE__ */ revive(getCurrentMember, 'member');

/**
 * Creates the query options of the signed-in member. The data is the member with the `FULL` field set, or `null` if no
 * member is signed in. For a visitor, no request is sent.
 *
 * @param client - Client of the user.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { memberQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const memberLoader = (queryClient: QueryClient, client: Client) => () =>
 *   queryClient.ensureQueryData(memberQuery(client));
 * ```
 * @see GET /members/v1/members/my
 */
export const memberQuery = (client: Client) =>
  privateQuery(
    client,
    [...memberKey(client), 'current'],
    async (request): Promise<Member | null> => {
      if (getAuth(client)?.loggedIn?.() === false) return null;
      const response = client.use(getCurrentMember)({ fieldsets: ['FULL'] }, request);
      return (await unlessMissing(response))?.member ?? null;
    },
    select,
    null,
  );
