'use client';

import { getCurrentMember, updateMember, type Member, type UpdateMember } from '@cartwright/identity/members';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { useSessionId } from '../provider/use-session-id.js';
import { privateKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';
import { useSession } from './use-session.js';

const members = { getCurrentMember, updateMember };
const select = /* @__PURE__ */ revive(getCurrentMember, 'member');

/** Result of {@link useMember}. */
export interface MemberResult extends ReadResult {
  /** Signed-in member, with the `FULL` field set. `null` when no member is signed in, `undefined` until known. */
  readonly member: Member | null | undefined;
  /**
   * Updates the member. Stable while the same member is signed in.
   *
   * @param changes - Fields to update. Lists are replaced as a whole; `null` clears a field.
   * @returns Resolves when the update is confirmed and the member is refetched.
   * @throws `ApiError` when the platform rejects the update. The member is then unchanged.
   */
  readonly update: (changes: UpdateMember) => Promise<void>;
}

/**
 * Gets the signed-in member. Sends no request for a visitor, and returns no member data after sign-out.
 *
 * @returns The member, the query state, and `update`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useMember } from '@cartwright/react/identity';
 *
 * export function Greeting() {
 *   const { member } = useMember();
 *   return member && <p>Hello, {member.profile?.nickname ?? member.loginEmail}</p>;
 * }
 * ```
 * @see GET /members/v1/members/my
 * @see PATCH /members/v1/members/{member.id}
 */
export function useMember(): MemberResult {
  const { client, queryClient } = useCartwright();
  const session = useSessionId();
  const { isMember, status } = useSession();
  const result = useQuery(
    {
      ...readOptions,
      queryKey: privateKey(session, getCurrentMember),
      queryFn: ({ signal }): Promise<Member | null> =>
        read(signal, async (request) => {
          const answer = client.use(members).getCurrentMember({ fieldsets: ['FULL'] }, request);
          return (await unlessMissing(answer))?.member ?? null;
        }),
      select,
      enabled: isMember,
    },
    queryClient,
  );
  const update = useCallback(
    async (changes: UpdateMember) => {
      const key = privateKey(session, getCurrentMember);
      const id = queryClient.getQueryData<Member>(key)?._id ?? '';
      await client.use(members).updateMember(id, changes);
      await queryClient.invalidateQueries({ queryKey: key, exact: true });
    },
    [client, queryClient, session],
  );
  const reading = readResult(result);
  if (isMember) return { member: result.data, update, ...reading };
  const isPending = status === 'unknown';
  return { member: isPending ? undefined : null, update, ...reading, isPending, isError: false, error: null };
}
