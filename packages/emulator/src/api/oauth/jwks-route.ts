import { exportJWK, importSPKI } from 'jose';
import { type Route, route } from '../../protocol/routing/route.js';

/**
 * The key that proves what the emulator signs for apps, as a JSON Web Key Set in an HTTP answer: the bytes of its body
 * are base64, as everywhere on the wire. Access tokens are for the platform alone, and no key proves them.
 *
 * @param publicKey the key, as PEM
 * @see RFC 7517, section 5
 */
export const jwksRoute = (publicKey: () => Promise<string>): Route =>
  route({
    id: 'identity.oauth.jwks',
    method: 'GET',
    paths: ['/oauth2/jwks', '/v1/oauth/jwks'],
    access: 'public',
    handle: async () => {
      const jwk = await exportJWK(await importSPKI(await publicKey(), 'RS256', { extractable: true }));
      const keys = [{ ...jwk, alg: 'RS256', use: 'sig', kid: 'emulator' }];
      return {
        statusCode: 200,
        headers: [{ key: 'content-type', value: 'application/json' }],
        body: btoa(JSON.stringify({ keys })),
      };
    },
  });
