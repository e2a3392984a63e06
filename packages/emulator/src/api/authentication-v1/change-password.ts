import { check } from '../../kernel/input/violation.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { endSessions } from '../../protocol/auth/end-sessions.js';
import { changeMember, members } from '../../shop/members/member.js';
import { hashPassword } from '../../shop/members/password.js';
import { deletePendingSignIns } from '../../shop/members/sign-in/delete-pending-sign-ins.js';
import { fieldsOf, requireString } from './read-fields.js';
import { passwordViolation } from '../../shop/members/sign-in/register-member.js';

/** Changes the password of the signed-in member, and ends every other session. */
export const changePassword = route({
  id: 'identity.authentication.changePassword',
  method: 'POST',
  paths: [
    '/_api/iam/authentication/v2/change-password',
    '/v2/change-password',
    '/iam/authentication/v2/change-password',
  ],
  access: 'member',
  handle: async ({ body, caller, tenant }) => {
    const newPassword = requireString(fieldsOf(body).newPassword, 'newPassword');
    check([passwordViolation(newPassword, 'newPassword')]);
    const member = members(tenant).get(caller.memberId ?? '');
    if (!member)
      throw new ApplicationError('notFound', 'NOT_FOUND', 'No member with this ID is visible to the caller.');
    endSessions(tenant, member.id, caller.sessionId);
    deletePendingSignIns(tenant, member.id);
    changeMember(tenant, member, { passwordHash: await hashPassword(newPassword) });
    return {};
  },
});
