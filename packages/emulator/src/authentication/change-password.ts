import { check } from '../input/violation.js';
import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { endSessions } from '../identity/end-sessions.js';
import { changeMember, members } from '../identity/member.js';
import { hashPassword } from '../identity/password.js';
import { forgetPending } from './forget-pending.js';
import { fieldsOf, needText } from './read-fields.js';
import { passwordViolation } from './register-member.js';

/** Changes the password of the signed-in member, and ends every other session. */
export const changePassword = route({
  id: 'identity.authentication.changePassword',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/change-password', '/v2/change-password'],
  access: 'member',
  handle: async ({ body, caller, tenant }) => {
    const newPassword = needText(fieldsOf(body).newPassword, 'newPassword');
    check([passwordViolation(newPassword, 'newPassword')]);
    const member = members(tenant).get(caller.memberId ?? '');
    if (!member) throw new ApplicationError(404, 'NOT_FOUND', 'There is no such member.');
    endSessions(tenant, member.id, caller.sessionId);
    forgetPending(tenant, member.id);
    changeMember(tenant, member, { passwordHash: await hashPassword(newPassword) });
    return {};
  },
});
