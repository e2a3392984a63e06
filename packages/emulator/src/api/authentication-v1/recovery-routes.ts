import { loginState } from './login-state.js';
import { getFields, requireString } from './read-fields.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { endSessions } from '../../protocol/auth/end-sessions.js';
import { route } from '../../protocol/routing/route.js';
import { emailViolation } from '../../shop/members/create-member.js';
import { changeMember, findByEmail, members } from '../../shop/members/member.js';
import { hashPassword } from '../../shop/members/password.js';
import { deletePendingSignIns } from '../../shop/members/sign-in/delete-pending-sign-ins.js';
import { startRecovery } from '../../shop/members/sign-in/recovery.js';
import { passwordViolation } from '../../shop/members/sign-in/register-member.js';
import { setPassword } from '../../shop/members/sign-in/set-password.js';
import { redirectViolation } from '../../shop/redirects/registered-address.js';

/** Sets a new password with the token of a recovery email. */
export const recover = route({
  id: 'identity.recovery.recover',
  method: 'POST',
  paths: ['/_api/iam/recovery/v1/recover', '/v1/recover'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = getFields(body);
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

/**
 * Reads the address to redirect to after a password reset.
 *
 * @throws {ValidationError} for an address that is not registered
 */
function readRedirect(tenant: Tenant, value: unknown, field: string): string | undefined {
  const input = isObject(value) ? value : {};
  const url = readString(input.url, `${field}.url`, 2048);
  const { clientId } = input;
  check([
    url ? redirectViolation(tenant, url, `${field}.url`) : undefined,
    clientId === undefined || clientId === null || clientId === tenant.id
      ? undefined
      : violation(`${field}.clientId`, 'is not the client of the access token', 'OTHER'),
  ]);
  return url || undefined;
}

/** Emails a link to reset a password. Known and unknown addresses get the same response after the same work. */
export const sendRecoveryEmail = route({
  id: 'identity.recovery.sendRecoveryEmail',
  method: 'POST',
  paths: ['/_api/iam/recovery/v1/send-email', '/v1/send-email'],
  access: 'visitor',
  handle: ({ body, origin, tenant }) => {
    const input = getFields(body);
    const email = requireString(input.email, 'email');
    check([isEmail(email) ? undefined : emailViolation('email')]);
    const redirectUrl = readRedirect(tenant, input.redirect, 'redirect');
    startRecovery(tenant, origin.site, findByEmail(tenant, email), {
      purpose: 'recovery',
      ...(redirectUrl && { redirectUrl }),
    });
    return {};
  },
});

/** Emails a link to set the first password to a member whom the merchant created. */
export const sendActivationEmail = route({
  id: 'identity.recovery.sendActivationEmail',
  method: 'POST',
  paths: ['/_api/iam/recovery/v1/activation-email', '/v1/activation-email'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const input = getFields(body);
    const member = members(tenant).get(requireString(input.identityId, 'identityId'));
    if (!member || member.status === 'DELETED') {
      throw new ApplicationError('notFound', 'IDENTITY_NOT_FOUND', 'No member has this email address or ID.');
    }
    const options = getFields(input.emailOptions);
    const redirectUrl = readRedirect(tenant, options.redirect, 'emailOptions.redirect');
    startRecovery(tenant, origin.site, member, { purpose: 'activation', ...(redirectUrl && { redirectUrl }) });
    return {};
  },
});

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
    const newPassword = requireString(getFields(body).newPassword, 'newPassword');
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

/** Checks the format of an email address. */
export const validateEmail = route({
  id: 'identity.authentication.validateEmail',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/validate-email', '/v2/validate-email', '/iam/authentication/v2/validate-email'],
  access: 'visitor',
  handle: ({ body }) => {
    const valid = isEmail(requireString(getFields(body).email, 'email'));
    return valid ? { valid } : { valid, formatInvalid: true };
  },
});
