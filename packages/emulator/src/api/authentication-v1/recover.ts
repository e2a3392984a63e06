import { check } from '../../kernel/input/violation.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { fieldsOf, requireString } from './read-fields.js';
import { passwordViolation } from '../../shop/members/sign-in/register-member.js';
import { setPassword } from '../../shop/members/sign-in/set-password.js';
import { loginState } from './login-state.js';

/** Sets a new password with the token of a recovery email. */
export const recover = route({
  id: 'identity.recovery.recover',
  method: 'POST',
  paths: ['/_api/iam/recovery/v1/recover', '/v1/recover'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = fieldsOf(body);
    const token = requireString(input.recoveryToken, 'recoveryToken');
    const password = requireString(input.password, 'password');
    check([passwordViolation(password, 'password')]);
    const member = await setPassword(tenant, token, password);
    if (!member)
      throw new ApplicationError(
        'invalidArgument',
        'INVALID_RECOVERY_TOKEN',
        'The token is invalid or has expired. Send another recovery email.',
      );
    return loginState(tenant, member);
  },
});
