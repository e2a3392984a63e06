import { isObject } from '../../kernel/input/object.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { readAccessToken } from '../../protocol/auth/access-token.js';
import { authenticateIfValid } from '../../protocol/auth/authenticate.js';
import type { Identity } from '../../protocol/auth/identity.js';
import type { Session } from '../../protocol/auth/session.js';

const getSubject = ({ appId, memberId, visitorId }: Session) => {
  if (appId !== undefined) return { subjectType: 'APP', subjectId: appId };
  return memberId === undefined
    ? { subjectType: 'VISITOR', subjectId: visitorId }
    : { subjectType: 'MEMBER', subjectId: memberId };
};

/** Introspects an access token: its subject, and whether it is active. */
export const tokenInfoRoute = (identity: Identity): Route =>
  route({
    id: 'identity.oauth.tokenInfo',
    method: 'POST',
    paths: ['/oauth2/token-info', '/v1/oauth/token-info'],
    access: 'public',
    handle: ({ body }) => {
      const token = isObject(body) && typeof body.token === 'string' ? body.token : '';
      const claims = readAccessToken(identity, token);
      const headers = new Headers({ authorization: claims ? token : 'none' });
      const authenticated = authenticateIfValid(identity, headers);
      if (!claims || !authenticated) return { active: false, subjectType: 'UNKNOWN', subjectId: '' };
      const { id, siteId } = authenticated.tenant;
      return {
        active: true,
        ...getSubject(claims.session),
        exp: String(claims.exp),
        iat: String(claims.iat),
        clientId: claims.session.appId ?? id,
        siteId,
        ...(claims.session.appId !== undefined && { instanceId: siteId }),
      };
    },
  });
