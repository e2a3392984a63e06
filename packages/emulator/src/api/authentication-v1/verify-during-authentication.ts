import { route } from '../../protocol/routing/route.js';
import { enterCode, sendAgain } from './enter-code.js';
import { fieldsOf, needText } from './read-fields.js';

/** Takes the code that proves an address while a login waits for it. */
export const verifyDuringAuthentication = route({
  id: 'identity.verification.verifyDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/verify', '/v1/auth/verify'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = fieldsOf(body);
    const stateToken = needText(input.stateToken, 'stateToken');
    return enterCode(tenant, stateToken, needText(input.code, 'code'));
  },
});

/** Sends another code for the same login; the one before is no longer good. */
export const resendDuringAuthentication = route({
  id: 'identity.verification.resendDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/resend', '/v1/auth/resend'],
  access: 'visitor',
  handle: ({ body, tenant }) => sendAgain(tenant, needText(fieldsOf(body).stateToken, 'stateToken')),
});
