import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { emailViolation } from '../../shop/members/create-member.js';
import { findByEmail, members } from '../../shop/members/member.js';
import { redirectViolation } from '../../shop/redirects/registered-address.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { fieldsOf, requireString } from './read-fields.js';
import { startRecovery } from '../../shop/members/sign-in/recovery.js';

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
  handle: async ({ body, origin, tenant }) => {
    const input = fieldsOf(body);
    const email = requireString(input.email, 'email');
    check([isEmail(email) ? undefined : emailViolation('email')]);
    const redirectUrl = readRedirect(tenant, input.redirect, 'redirect');
    await startRecovery(tenant, origin.site, findByEmail(tenant, email), {
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
  handle: async ({ body, origin, tenant }) => {
    const input = fieldsOf(body);
    const member = members(tenant).get(requireString(input.identityId, 'identityId'));
    if (!member || member.status === 'DELETED') {
      throw new ApplicationError('notFound', 'IDENTITY_NOT_FOUND', 'No member has this email address or ID.');
    }
    const options = fieldsOf(input.emailOptions);
    const redirectUrl = readRedirect(tenant, options.redirect, 'emailOptions.redirect');
    await startRecovery(tenant, origin.site, member, { purpose: 'activation', ...(redirectUrl && { redirectUrl }) });
    return {};
  },
});
