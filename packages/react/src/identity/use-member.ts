'use client';

import type { CartwrightError } from '@cartwright/core';
import { updateMember, type Member, type UpdateMember } from '@cartwright/identity/members';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { useClient } from '../provider/use-client.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { memberQuery } from '../queries/member-query.js';
import { queryKeys } from '../queries/query-keys.js';
import { extendResult } from '../query/extend-result.js';

const members = { updateMember };

/** Result of {@link useMember}. */
export type MemberResult<Selected = Member | null> = UseQueryResult<Selected, CartwrightError> & {
  /**
   * Updates the member. Stable across renders.
   *
   * @param changes - Fields to update. Lists are replaced as a whole; `null` clears a field.
   * @returns Resolves when the update is confirmed and the member is refetched.
   * @throws `ApiError` when the platform rejects the update. The member is then unchanged. `CartwrightError`
   * `session_changed` when the member signs out meanwhile.
   */
  readonly update: (changes: UpdateMember) => Promise<void>;
};

/**
 * Gets the signed-in member. Sends no request for a visitor, and returns no member data after sign-out.
 *
 * @param options - `query`: TanStack Query options.
 * @returns The query result, and `update`. `data` is the member with the `FULL` field set, or `null` if no member is
 * signed in.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useMember } from '@cartwright/react/identity';
 *
 * export function Greeting() {
 *   const { data: member } = useMember();
 *   return member && <p>Hello, {member.profile?.nickname ?? member.loginEmail}</p>;
 * }
 * ```
 * @see GET /members/v1/members/my
 * @see PATCH /members/v1/members/{member.id}
 */
export function useMember<Selected = Member | null>({
  query,
}: ReadParameters<Member | null, Selected> = {}): MemberResult<Selected> {
  const client = useClient();
  const { queryClient, session } = useCartwright();
  const result = useRead(memberQuery(client), query);
  const update = useCallback(
    async (changes: UpdateMember) => {
      const generation = session.generation();
      const member = await queryClient.ensureQueryData(memberQuery(client));
      session.require(generation);
      await client.use(members).updateMember(member?._id ?? '', changes);
      session.require(generation);
      await queryClient.invalidateQueries({ queryKey: queryKeys.member(client) });
    },
    [client, queryClient, session],
  );
  return extendResult(result, { update });
}
