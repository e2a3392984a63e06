import { check, violation } from '../../kernel/input/violation.js';
import { readString } from '../../kernel/input/read-string.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { members } from '../../shop/members/member.js';
import { fieldsOf } from './read-fields.js';
import { startVerification } from '../../shop/members/sign-in/verification.js';

/**
 * Emails a code that verifies a member's email address: to the signed-in member, or to any address for the merchant.
 * The verification id is the state token of the code.
 */
export const startVerificationRoute = route({
  id: 'identity.verification.start',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/start', '/_api/iam/verification/v1/Start', '/v1/start', '/v1/Start'],
  access: 'visitor',
  handle: async ({ body, caller, tenant }) => {
    const input = fieldsOf(body);
    const identityId = readString(input.identityId, 'identityId', 100) ?? caller.memberId;
    const target = input.target ?? 'EMAIL';
    check([target === 'EMAIL' ? undefined : violation('target', 'must be EMAIL', 'INVALID_ENUM_VALUE')]);
    if (caller.kind !== 'apiKey' && (identityId === undefined || identityId !== caller.memberId)) {
      throw new ApplicationError(
        'permissionDenied',
        'PERMISSION_DENIED',
        'Codes are only sent to the signed-in member.',
      );
    }
    const member = members(tenant).get(identityId ?? '');
    if (!member || member.status === 'DELETED') {
      throw new ApplicationError('notFound', 'IDENTITY_NOT_FOUND', 'No member has this email address or ID.');
    }
    return { verificationId: await startVerification(tenant, member, 'email') };
  },
});
