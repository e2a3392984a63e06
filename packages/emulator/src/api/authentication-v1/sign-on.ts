import { check } from '../../kernel/input/violation.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { carriesApiKey } from '../../protocol/auth/api-key.js';
import { emailViolation } from '../../shop/members/create-member.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { changeMember, findByEmail, type Member, members } from '../../shop/members/member.js';
import { newMember } from '../../shop/members/new-member.js';
import { issueSessionToken } from '../../protocol/auth/session-token.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { fieldsOf, readLoginEmail } from './read-fields.js';
import { readProfile } from './read-profile.js';
import { formatIdentity } from './format-identity.js';

function findOrCreateMember(tenant: Tenant, email: string, profile: unknown): Member {
  const existing = findByEmail(tenant, email);
  if (!existing) return members(tenant).put(newMember(tenant, email, readProfile(profile)));
  if (existing.status === 'ACTIVE') return existing;
  throw new ApplicationError(
    'permissionDenied',
    'MEMBER_NOT_ACTIVE',
    `The member is ${existing.status.toLowerCase()}.`,
  );
}

/** Signs in a user whom the merchant has authenticated, without a password. Creates the member if there is none. */
export const signOn = (identity: Identity): Route =>
  route({
    id: 'identity.authentication.signOn',
    method: 'POST',
    paths: ['/_api/iam/authentication/v2/sign-on', '/v2/sign-on', '/iam/authentication/v2/sign-on'],
    access: 'visitor',
    handle: async ({ body, caller, request, tenant }) => {
      if (caller.kind !== 'apiKey' && !carriesApiKey(identity, request.headers)) {
        throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', 'Sign-on requires an API key.');
      }
      const input = fieldsOf(body);
      const email = readLoginEmail(input);
      check([isEmail(email) ? undefined : emailViolation('loginId.email')]);
      const member = findOrCreateMember(tenant, email, input.profile);
      const signedIn = changeMember(tenant, member, {
        lastLoginDate: tenant.clock.now().toISOString(),
        ...(input.verifyEmail === true && { loginEmailVerified: true }),
      });
      return { sessionToken: await issueSessionToken(tenant, member.id), identity: formatIdentity(signedIn) };
    },
  });
