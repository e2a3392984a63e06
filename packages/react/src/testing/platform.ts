import { createClient, type Client } from '@cartwright/core';
import { addToCurrentCart } from '@cartwright/ecom/current-cart';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID, type Emulator } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { queryProducts, type Product } from '@cartwright/stores/products';

/** The app that owns the catalog of a store. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Answers that are held back. */
interface Gate {
  /** How many requests wait for their answers. */
  waiting(): number;
  /** Lets the oldest answer go. */
  release(): void;
  /** Lets all answers go, also of requests to come. */
  open(): void;
}

/** Requests that were given up before they arrived. */
interface Losses {
  /** How many have not arrived yet. */
  count(): number;
  /** Has the oldest one arrive. */
  arrive(): Promise<void>;
}

/** An emulator with its shop, a client of a new visitor, and what a test does to the line between them. */
export interface Platform {
  readonly emulator: Emulator;
  readonly client: Client;
  /** Method and path of each request that reached the platform, tokens left out. */
  sent(path?: string): string[];
  /** The paths of requests that were given up while they were under way. */
  readonly aborted: string[];
  /** From now on requests to this path reach the platform, and their answers wait. */
  hold(path: string): Gate;
  /** The next request to this path fails without an answer, and arrives when it is told to. */
  lose(path: string): Losses;
  /** The next requests with this path are refused. */
  refuse(path: string, status: number, code: string): void;
  /** The seeded product with this slug. */
  product(slug: string): Promise<Product>;
  /** Takes all that is left of a product without options. */
  sellOut(slug: string): Promise<void>;
  /** Puts products into the visitor's cart before the test begins. */
  fill(...items: (readonly [slug: string, quantity: number])[]): Promise<void>;
}

/** Starts one. */
export function createPlatform(): Platform {
  const emulator = createEmulator();
  const requests: string[] = [];
  const aborted: string[] = [];
  const losses: { path: string; take(request: Request): void }[] = [];
  const gates: { path: string; pass(): Promise<void> }[] = [];

  const fetch: typeof globalThis.fetch = async (input, { signal, ...init } = {}) => {
    const url = new URL(input as string | URL);
    if (url.pathname !== '/oauth2/token') requests.push(`${init.method ?? 'GET'} ${url.pathname}`);
    const request = new Request(url, init);
    request.headers.set('origin', location.origin);
    const loss = losses.findIndex(({ path }) => url.pathname.endsWith(path));
    if (loss >= 0) {
      losses.splice(loss, 1)[0]?.take(request);
      throw new TypeError('Failed to fetch');
    }
    const answer = emulator.fetch(request);
    const held = gates.find(({ path }) => url.pathname.endsWith(path));
    const given = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.push(url.pathname);
        reject(signal.reason as Error);
      });
    });
    await Promise.race([held?.pass() ?? answer, given]);
    return answer;
  };

  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    apiUrl: 'http://localhost:4870',
    fetch,
  });

  const product = async (slug: string) => {
    const { products } = await client.use({ queryProducts }).queryProducts({ filter: { slug }, paging: { limit: 1 } });
    const [found] = products ?? [];
    if (!found) throw new Error(`The seed has no ${slug}.`);
    return found;
  };

  return {
    emulator,
    client,
    aborted,
    product,
    sent: (path = '') => requests.filter((request) => request.endsWith(path)),
    hold(path) {
      const waiting: (() => void)[] = [];
      let isOpen = false;
      gates.push({
        path,
        pass: () => (isOpen ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
      });
      return {
        waiting: () => waiting.length,
        release: () => waiting.shift()?.(),
        open() {
          isOpen = true;
          for (const pass of waiting.splice(0)) pass();
        },
      };
    },
    lose(path) {
      const lost: Request[] = [];
      losses.push({ path, take: (request) => void lost.push(request) });
      return {
        count: () => lost.length,
        async arrive() {
          const request = lost.shift();
          if (request) await emulator.fetch(request);
        },
      };
    },
    refuse(path, status, code) {
      emulator.injectFault({
        path: `*${path}`,
        status,
        body: { message: 'Refused', details: { applicationError: { code, description: 'Refused by the test' } } },
      });
    },
    async sellOut(slug) {
      const variants = [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 0 }];
      const { _id } = await product(slug);
      const answer = await emulator.fetch(
        new Request(`http://localhost/stores/v2/inventoryItems/product/${_id}`, {
          method: 'PATCH',
          headers: { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID, 'content-type': 'application/json' },
          body: JSON.stringify({ inventoryItem: { trackQuantity: true, variants } }),
        }),
      );
      if (!answer.ok) throw new Error(`The stock was not changed: ${await answer.text()}`);
    },
    async fill(...items) {
      const lineItems = await Promise.all(
        items.map(async ([slug, quantity]) => ({
          catalogReference: { appId: storesAppId, catalogItemId: (await product(slug))._id ?? '' },
          quantity,
        })),
      );
      await client.use({ addToCurrentCart }).addToCurrentCart({ lineItems });
      requests.length = 0;
    },
  };
}
