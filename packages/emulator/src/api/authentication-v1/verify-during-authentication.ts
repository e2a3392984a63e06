import { route } from '../../protocol/routing/route.js';
import { verifyCode, resendCode } from './verify-code.js';
import { fieldsOf, requireString } from './read-fields.js';

/** Takes the code that proves an address while a login waits for it. */
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

/** Sends another code for the same login; the one before is no longer good. */
export const resendDuringAuthentication = route({
  id: 'identity.verification.resendDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/resend', '/v1/auth/resend'],
  access: 'visitor',
  handle: ({ body, tenant }) => resendCode(tenant, requireString(fieldsOf(body).stateToken, 'stateToken')),
});
