import { currentCart } from '@cartwright/ecom';
import { createServerClient } from '@cartwright/identity/server';
import { equal } from './expect.js';
import { platform } from './platform.js';
import { walk as walkAll } from './walk-with-webhooks.js';
import type { Steps } from './walk.js';

const granted = { json: { access_token: 'access', refresh_token: 'refresh', expires_in: 3600 } };
const site = {
  clientId: 'c',
  secrets: ['a secret of the server, of 32 characters or more'],
  origin: 'https://shop.example',
  modules: { currentCart },
};

/** Returns the `Cookie` header for the cookies of a response. */
const getCookie = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const servers: Steps = {
  async 'a server keeps a session in a sealed cookie'() {
    const { fetch, asked } = platform(
      () => granted,
      () => ({ json: { cart: { id: 'cart-1' } } }),
    );
    const first = await createServerClient({ ...site, fetch, request: new Request(site.origin) });
    await first.currentCart.getCurrentCart();
    const response = await first.applyTo(new Response('shop'));
    equal([await response.text(), response.headers.get('cache-control')], ['shop', 'no-store']);
    equal(/access|refresh/.test(getCookie(response)), false);

    const request = new Request(site.origin, { headers: { cookie: getCookie(response) } });
    const second = await createServerClient({ ...site, fetch, request });
    equal(second.auth.getTokens(), first.auth.getTokens());
    await second.currentCart.getCurrentCart();
    equal(
      asked.map(({ url }) => url.pathname),
      ['/oauth2/token', '/ecom/v1/carts/current', '/ecom/v1/carts/current'],
    );
  },
};

/** The scenario of a server that handles requests of many users. */
export const walk = (more: Steps = {}): Promise<string[]> => walkAll({ ...servers, ...more });
