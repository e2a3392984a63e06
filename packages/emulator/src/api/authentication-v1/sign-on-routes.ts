import { formatIdentity } from './format-identity.js';
import { loginState, passwordLoginState } from './login-state.js';
import { getFields, readLoginEmail, requireString } from './read-fields.js';
import { findVerification, resendCode, verifyCode } from './verify-code.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { carriesApiKey } from '../../protocol/auth/api-key.js';
import { closeBrowserSession } from '../../protocol/auth/browser-session.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { issueSessionToken } from '../../protocol/auth/session-token.js';
import { revokeSession } from '../../protocol/auth/session.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { emailViolation } from '../../shop/members/create-member.js';
import {
  changeMember,
  findByEmail,
  type Member,
  type MemberContact,
  type MemberProfile,
  members,
} from '../../shop/members/member.js';
import { newMember } from '../../shop/members/new-member.js';
import { checkCaptcha } from '../../shop/members/sign-in/check-captcha.js';
import { checkPassword } from '../../shop/members/sign-in/check-password.js';
import { registerMember } from '../../shop/members/sign-in/register-member.js';
import { startVerification } from '../../shop/members/sign-in/verification.js';
import { redirectViolation } from '../../shop/redirects/registered-address.js';

const texts = ['firstName', 'lastName', 'nickname', 'company', 'position', 'birthdate', 'slug'] as const;
const storedFields = [
  ...['picture', 'emails', 'labels', 'language', 'customFields', 'secondaryEmails', 'phonesV2', 'addresses'],
  ...['subscription', 'vatId'],
];

const present = <T extends object>(object: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;

/**
 * Reads an identity's profile into the fields of a member.
 *
 * @throws {ValidationError} for a value that is not a string, or is too long
 */
function readProfile(value: unknown): Pick<Member, 'contact' | 'identityProfile' | 'privacyStatus' | 'profile'> {
  const input = isObject(value) ? value : {};
  const read = Object.fromEntries(texts.map((name) => [name, readString(input[name], `profile.${name}`, 100)]));
  const phones = Array.isArray(input.phones) ? input.phones.filter((phone) => typeof phone === 'string') : [];
  return {
    contact: present<MemberContact>({
      firstName: read.firstName,
      lastName: read.lastName,
      company: read.company,
      jobTitle: read.position,
      birthdate: read.birthdate,
      phones,
      emails: [],
      addresses: [],
    }),
    profile: present<MemberProfile>({ nickname: read.nickname, slug: read.slug }),
    identityProfile: Object.fromEntries(
      storedFields
        .filter((name) => input[name] !== undefined && input[name] !== null)
        .map((name) => [name, input[name]]),
    ),
    privacyStatus: input.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  };
}

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
    handle: ({ body, caller, request, tenant }) => {
      if (caller.kind !== 'apiKey' && !carriesApiKey(identity, request.headers)) {
        throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', 'Sign-on requires an API key.');
      }
      const input = getFields(body);
      const email = readLoginEmail(input);
      check([isEmail(email) ? undefined : emailViolation('loginId.email')]);
      const member = findOrCreateMember(tenant, email, input.profile);
      const signedIn = changeMember(tenant, member, {
        lastLoginDate: tenant.clock.now().toISOString(),
        ...(input.verifyEmail === true && { loginEmailVerified: true }),
      });
      return { sessionToken: issueSessionToken(tenant, member.id), identity: formatIdentity(signedIn) };
    },
  });

/** Registers a member. */
export const register = route({
  id: 'identity.authentication.registerV2',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/register', '/v2/register', '/iam/authentication/v2/register'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = getFields(body);
    const email = readLoginEmail(input);
    checkCaptcha(tenant, input.captchaTokens);
    const password = requireString(input.password, 'password');
    return loginState(tenant, await registerMember(tenant, email, password, readProfile(input.profile)));
  },
});

/** Signs a member in with email address and password. */
export const login = route({
  id: 'identity.authentication.loginV2',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/login', '/v2/login', '/iam/authentication/v2/login'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = getFields(body);
    const email = readLoginEmail(input);
    checkCaptcha(tenant, input.captchaTokens);
    const password = typeof input.password === 'string' ? input.password.slice(0, 1000) : '';
    const member = await checkPassword(tenant, email, password);
    return member instanceof ApplicationError ? member : passwordLoginState(tenant, member);
  },
});

/**
 * Ends the session of the browser and of the access token, if there is one. A browser is redirected; API calls receive
 * the redirect as an object, as the platform's clients expect.
 */
export const logout = route({
  id: 'identity.authentication.logout',
  method: 'GET',
  paths: ['/_api/iam/authentication/v1/logout', '/v1/logout', '/iam/authentication/v1/logout'],
  access: 'public',
  handle: ({ caller, origin, query, request, tenant }) => {
    const input = getFields(query);
    const location = readString(input.postLogoutRedirectUri, 'postLogoutRedirectUri', 2048);
    check([
      location === undefined ? undefined : redirectViolation(tenant, location, 'postLogoutRedirectUri'),
      input.clientId === undefined || input.clientId === tenant.id
        ? undefined
        : violation('clientId', 'is not the client of the access token', 'OTHER'),
    ]);
    if (caller.kind === 'member' && caller.sessionId !== undefined) revokeSession(tenant, caller.sessionId);
    const cookie = closeBrowserSession(tenant, origin.site, request);
    const headers = { 'set-cookie': cookie, 'cache-control': 'no-store' };
    if (location === undefined) return Response.json({ statusCode: 200, headers: [], body: '' }, { headers });
    if (request.headers.get('accept')?.includes('text/html')) {
      return new Response(null, { status: 303, headers: { ...headers, location, 'referrer-policy': 'no-referrer' } });
    }
    return Response.json({ statusCode: 303, headers: [{ key: 'Location', value: location }], body: '' }, { headers });
  },
});

/** For each factor: the name of the field with its data, the property with the proof, and its maximum length. */
const factors = {
  PASSWORD: ['passwordData', 'password', 100],
  SMS: ['smsData', 'code', 100],
  CALL: ['callData', 'code', 100],
  EMAIL: ['emailData', 'code', 100],
  TOTP: ['totpData', 'code', 100],
  PUSH: ['pushData', 'transactionId', 36],
  WEBAUTHN: ['webauthnData', 'credential', 10_000],
  RECOVERY_CODE: ['recoveryCodeData', 'code', 100],
} as const;

const isFactor = (name: string): name is keyof typeof factors => Object.hasOwn(factors, name);

/**
 * Verifies the second factor of a login: the emailed code, or sends another if there is none. Other factors are
 * validated and rejected, because no login of the emulator requires them.
 */
export const verifyFactor = route({
  id: 'identity.authentication.verify',
  method: 'POST',
  paths: [
    '/_api/iam/authentication/v2/{factorType}/verify',
    '/v2/{factorType}/verify',
    '/iam/authentication/v2/{factorType}/verify',
  ],
  access: 'visitor',
  handle: ({ body, params, tenant }) => {
    const { factorType = '' } = params;
    if (!isFactor(factorType)) {
      throw new ValidationError([violation('factorType', 'is not known', 'INVALID_ENUM_VALUE')]);
    }
    const input = getFields(body);
    const [field, name, maxLength] = factors[factorType];
    check(
      Object.values(factors).map(([other]) =>
        other === field || input[other] === undefined || input[other] === null
          ? undefined
          : violation(other, `must not be given with the factor ${factorType}`, 'ONE_OF_ALIGNMENT'),
      ),
    );
    const stateToken = requireString(input.stateToken, 'stateToken');
    const data = input[field];
    const proof = readString(isObject(data) ? data[name] : undefined, `${field}.${name}`, maxLength);
    check([proof === '' ? violation(`${field}.${name}`, 'must have at least 1 character', 'MIN_LENGTH') : undefined]);
    if (factorType !== 'EMAIL' && findVerification(tenant, stateToken)) {
      throw new ApplicationError(
        'invalidArgument',
        'FACTOR_NOT_ENROLLED',
        `The sign-in does not require the factor ${factorType}.`,
      );
    }
    if (factorType === 'EMAIL' && proof === undefined) return resendCode(tenant, stateToken);
    return verifyCode(tenant, stateToken, proof ?? '');
  },
});

/** Verifies the email address of a pending login with a code. */
export const verifyDuringAuthentication = route({
  id: 'identity.verification.verifyDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/verify', '/v1/auth/verify'],
  access: 'visitor',
  handle: ({ body, tenant }) => {
    const input = getFields(body);
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
  handle: ({ body, tenant }) => resendCode(tenant, requireString(getFields(body).stateToken, 'stateToken')),
});

/**
 * Emails a code that verifies a member's email address: to the signed-in member, or to any address for the merchant.
 * The verification id is the state token of the code.
 */
export const startVerificationRoute = route({
  id: 'identity.verification.start',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/start', '/_api/iam/verification/v1/Start', '/v1/start', '/v1/Start'],
  access: 'visitor',
  handle: ({ body, caller, tenant }) => {
    const input = getFields(body);
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
    return { verificationId: startVerification(tenant, member, 'email') };
  },
});
