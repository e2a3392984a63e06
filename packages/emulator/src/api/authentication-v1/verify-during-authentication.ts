import { route } from '../../protocol/routing/route.js';
import { verifyCode, resendCode } from './verify-code.js';
import { fieldsOf, requireString } from './read-fields.js';

/** Verifies the email address of a pending login with a code. */
export const verifyDuringAuthentication = route({
  id: 'identity.verification.verifyDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/verify', '/v1/auth/verify'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = fieldsOf(body);
    const stateToken = requireString(input.stateToken, 'stateToken');
    return verifyCode(tenant, stateToken, requireString(input.code, 'code'));
  },
});

/** Emails another code for the same login, and invalidates the previous code. */
export const resendDuringAuthentication = route({
  id: 'identity.verification.resendDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/resend', '/v1/auth/resend'],
  access: 'visitor',
  handle: ({ body, tenant }) => resendCode(tenant, requireString(fieldsOf(body).stateToken, 'stateToken')),
});
