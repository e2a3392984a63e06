import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { members } from '../../shop/members/member.js';

/** Gets the name and email address of the signed-in member. */
export const userInfoRoute = route({
  id: 'identity.oauth.userInfo',
  method: 'GET',
  paths: ['/oauth2/user-info', '/v1/oauth/user-info'],
  access: 'member',
  handle: ({ caller, tenant }) => {
    const member = members(tenant).get(caller.memberId ?? '');
    if (!member)
      throw new ApplicationError('notFound', 'NOT_FOUND', 'No member with this ID is visible to the caller.');
    const { firstName, lastName } = member.contact;
    const name = [firstName, lastName].filter(Boolean).join(' ') || member.profile.nickname;
    return {
      sub: member.id,
      ...(firstName !== undefined && { givenName: firstName }),
      ...(lastName !== undefined && { familyName: lastName }),
      ...(name !== undefined && { name }),
      email: member.loginEmail,
      emailVerified: member.loginEmailVerified,
    };
  },
});
