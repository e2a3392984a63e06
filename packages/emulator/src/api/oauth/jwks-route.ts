import { exportJWK, importSPKI } from 'jose';
import { type Route, route } from '../../protocol/routing/route.js';

/**
 * Serves the public key that verifies the payloads signed for apps, as a JSON Web Key Set. The response is wrapped in
 * an object whose `body` is base64, as the platform formats binary data. Access tokens are opaque to apps, so no key
 * verifies them.
 *
 * @param publicKey public key, as PEM
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
