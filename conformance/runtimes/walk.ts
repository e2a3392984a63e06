import { createClient, isApiError, isCartwrightError, media, operation } from '@cartwright/core';
import { graphql } from '@cartwright/core/graphql';
import { currentCart } from '@cartwright/ecom';
import { OAuthStrategy } from '@cartwright/identity';
import { products } from '@cartwright/stores';
import { equal, rejection } from './expect.js';
import { platform } from './platform.js';

const cart = {
  id: 'cart-1',
  createdDate: '2026-01-02T03:04:05.678Z',
  lineItems: [{ id: 'l1', quantity: 2, image: { id: 'mug.jpg', width: 8, height: 6, filename: 'a mug.jpg' } }],
};
const when = new Date(cart.createdDate);
const json = (value: unknown) => () => ({ json: value });
const granted = json({ access_token: 'access', refresh_token: 'refresh', expires_in: 3600 });

/** Steps of the scenario, each through the public API of the packages. */
const steps = {
  async 'a visitor reads the cart'() {
    const { fetch, asked } = platform(granted, json({ cart }));
    const client = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: 'c' }), fetch });
    const { _id, _createdDate, lineItems } = await client.currentCart.getCurrentCart();
    equal([_id, _createdDate instanceof Date, _createdDate], ['cart-1', true, when]);
    equal(lineItems?.[0]?.image, 'wix:image://v1/mug.jpg/a%20mug.jpg#originWidth=8&originHeight=6');
    equal(
      asked.map(({ url, authorization }) => [url.pathname, authorization]),
      [
        ['/oauth2/token', null],
        ['/ecom/v1/carts/current', 'access'],
      ],
    );
  },

  async 'arguments are converted, and left as they were'() {
    const { fetch, asked } = platform(json({ cart }));
    const client = createClient({ modules: { currentCart }, fetch });
    const change = { lineItems: [{ _id: 'l1', image: 'https://h/é.jpg', serviceProperties: { scheduledDate: when } }] };
    const before = JSON.stringify(change);
    await client.currentCart.updateCurrentCart(change);
    equal(JSON.stringify(change), before);
    equal(asked[0]?.body, {
      lineItems: [
        { id: 'l1', image: { url: 'https://h/é.jpg' }, serviceProperties: { scheduledDate: when.toISOString() } },
      ],
    });
  },

  async 'a query, its pages, and a long one'() {
    const page = (offset: number) =>
      json({ products: [{ id: `p${offset}` }], metadata: { count: 1, offset, total: 2, hasNext: offset === 0 } });
    const { fetch, asked } = platform(page(0), page(1), page(0));
    const client = createClient({ modules: { products }, fetch });
    const first = await client.products.queryProducts().hasSome('collectionIds', ['é€😀']).limit(1).find();
    const second = await first.next();
    equal([first.items[0]?._id, second.items[0]?._id, second.hasNext()], ['p0', 'p1', false]);
    equal(asked[0]?.url.search.slice(0, 4), '?.r=');
    await client.products.queryProducts().eq('name', 'x'.repeat(5000)).find();
    equal([asked[2]?.method, asked[2]?.url.search], ['POST', '']);
  },

  async 'a passing failure is retried'() {
    const busy = () => ({ status: 503, json: {}, headers: { 'retry-after': '0' } });
    const { fetch, asked } = platform(busy, busy, json({ cart }));
    const client = createClient({ modules: { currentCart }, fetch });
    equal((await client.currentCart.getCurrentCart())._id, 'cart-1');
    equal(asked.length, 3);
  },

  async 'a call is aborted, or too late'() {
    const { fetch } = platform(() => undefined);
    const client = createClient({ modules: { currentCart }, fetch });
    const controller = new AbortController();
    const call = client.currentCart.getCurrentCart({ signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    const aborted = await rejection(call);
    const late = await rejection(client.currentCart.getCurrentCart({ timeout: 5 }));
    equal(
      [aborted, late].map((error) => isCartwrightError(error) && error.kind),
      ['aborted', 'timeout'],
    );
  },

  async 'errors have one shape'() {
    const applicationError = { code: 'CODE_USED', description: 'Used up', data: { left: 0 } };
    const refusal = { status: 428, json: { message: 'no', details: { applicationError } } };
    const { fetch } = platform(
      () => refusal,
      () => ({ status: 500, json: '<html>', headers: { 'content-type': 'text/html' } }),
    );
    const client = createClient({ modules: { currentCart }, fetch });
    const refused = await rejection(client.currentCart.updateCurrentCart({ couponCode: 'x' }));
    equal(isApiError(refused) && [refused.status, refused.code, refused.requestId], [428, 'CODE_USED', 'request-1']);
    const broken = await rejection(client.currentCart.updateCurrentCart({}));
    equal(isApiError(broken) && broken.status, 500);
    const unsent = await rejection(client.use(products).getProduct('../x\uD800'));
    equal(isCartwrightError(unsent) && unsent.kind, 'validation');
  },

  async 'an operation of your own, called alone'() {
    const ping = operation<[id: string], { pong: boolean }>({
      id: 'ping',
      method: 'GET',
      path: '/v1/ping/{id}',
      args: ['id'],
    });
    const { fetch, asked } = platform(json({ pong: true }));
    const alone = await rejection((async () => ping('a'))());
    equal(isCartwrightError(alone) && alone.code, 'context_missing');
    createClient({ fetch }).enableContext('global');
    equal(await ping('a b/ü'), { pong: true });
    equal(asked[0]?.url.pathname, '/v1/ping/a%20b%2F%C3%BC');
  },

  async GraphQL() {
    const { fetch, asked } = platform(json({ data: { n: 1 } }));
    equal(await createClient({ fetch }).use(graphql)('{ n }'), { data: { n: 1 } });
    equal([asked[0]?.method, asked[0]?.url.pathname], ['POST', '/graphql/alpha']);
  },

  media() {
    const mug = 'wix:image://v1/mug~1.jpg/%F0%9F%98%80.jpg#originWidth=800&originHeight=600';
    const { width, height, srcSet } = media.imageSources(mug, { width: 400 });
    equal([width, height, srcSet.split(', ').length], [400, 300, 5]);
    equal(media.getReference(media.getImageUrl(mug)), mug);
    equal(media.getVideoUrl('wix:video://v1/v', '720p').url, 'https://video.wixstatic.com/video/v/720p/mp4/file.mp4');
  },
};

/** Steps by name. */
export type Steps = Record<string, () => void | Promise<void>>;

/** Runs all steps and returns their names. */
export async function walk(more: Steps = {}): Promise<string[]> {
  const all = Object.entries({ ...steps, ...more });
  for (const [name, step] of all) {
    try {
      await step();
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.stack : String(error)}`, { cause: error });
    }
  }
  return all.map(([name]) => name);
}
