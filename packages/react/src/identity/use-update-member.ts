'use client';

import { updateMember, type Member, type UpdateMember } from '@cartwright/identity/members';
import { useChange, type ChangeParameters, type ChangeResult } from '../provider/use-change.js';
import { memberQuery } from '../queries/member-query.js';
import { memberKey } from '../queries/query-keys.js';

/**
 * Updates the signed-in member, and fetches the member again.
 *
 * @param options - `mutation`: TanStack Query options, such as `onSuccess`.
 * @returns The mutation: `mutate` and `mutateAsync` take the fields to update. Lists are replaced as a whole; `null` clears
 * a field. When the platform rejects the update, the member is unchanged.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useUpdateMember } from '@cartwright/react/identity';
 *
 * export function Rename() {
 *   const { mutate, isPending } = useUpdateMember();
 *   return (
 *     <button disabled={isPending} onClick={() => mutate({ profile: { nickname: 'Ada' } })}>
 *       Call me Ada
 *     </button>
 *   );
 * }
 * ```
 * @see PATCH /members/v1/members/{member.id}
 */
export function useUpdateMember(
  options: ChangeParameters<Member, UpdateMember> = {},
): ChangeResult<Member, UpdateMember> {
  return useChange(async (changes, { client, queryClient }, requireSession) => {
    const before = await queryClient.ensureQueryData(memberQuery(client));
    requireSession();
    const member = await client.use(updateMember)(before?._id ?? '', changes);
    requireSession();
    await queryClient.invalidateQueries({ queryKey: memberKey(client) });
    return member;
  }, options);
}
