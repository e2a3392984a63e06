'use client';

import type { CartwrightError } from '@cartwright/core';
import type { Member } from '@cartwright/identity/members';
import type { UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../provider/use-client.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { memberQuery } from '../queries/member-query.js';

/**
 * Gets the signed-in member. Sends no request for a visitor, and returns no member data after sign-out.
 *
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` is the member with the `FULL` field set, or `null` if no member is signed in. Change
 * the member with `useUpdateMember`.
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
 */
export function useMember<Selected = Member | null>({
  query,
}: ReadParameters<Member | null, Selected> = {}): UseQueryResult<Selected, CartwrightError> {
  return useRead(memberQuery(useClient()), query);
}
