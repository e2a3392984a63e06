import { route } from '../../protocol/routing/route.js';
import { checkCaptcha } from '../../shop/members/sign-in/check-captcha.js';
import { fieldsOf, requireString, readLoginEmail } from './read-fields.js';
import { readProfile } from './read-profile.js';
import { registerMember } from '../../shop/members/sign-in/register-member.js';
import { loginState } from './login-state.js';

/** Registers a member. */
export const register = route({
  id: 'identity.authentication.registerV2',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/register', '/v2/register', '/iam/authentication/v2/register'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = fieldsOf(body);
    const email = readLoginEmail(input);
    checkCaptcha(tenant, input.captchaTokens);
    const password = requireString(input.password, 'password');
    return loginState(tenant, await registerMember(tenant, email, password, readProfile(input.profile)));
  },
});
