import { createClient, type Client } from '@cartwright/core';
import { addLineItemsToCurrentCart, type CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
import { createEmulator, DEMO_CLIENT_ID, type Emulator } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { createCatalog, type CatalogVersion } from '@cartwright/stores/catalog';
import { queryInventoryItems, updateInventoryItem } from '@cartwright/stores/inventory-items-v3';
import { updateInventoryVariants } from '@cartwright/stores/inventory';
import { toLineItem } from '@cartwright/stores/selection';
import type { CartVersion } from '../cart-api/cart-version.js';
import type { Product } from '../queries/product.js';
import { createMerchant } from './merchant.js';

/** App ID of Wix Stores, which owns the store catalog. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Delayed responses. */
interface Gate {
  /** Number of requests whose response is delayed. */
  waiting(): number;
  /** Delivers the oldest response. */
  release(): void;
  /** Delivers all responses, also of later requests. */
  open(): void;
}

/** Requests that failed before they arrived. */
interface Losses {
  /** Number of requests that have not arrived yet. */
  count(): number;
  /** Delivers the oldest request. */
  arrive(): Promise<void>;
}

/** Emulator with the demo shop, a client of a new visitor, and control over the connection between them. */
export interface Platform {
  readonly emulator: Emulator;
  readonly client: Client;
  /** Ends of the paths that read a list of products, and one by its slug. */
  readonly paths: { readonly products: string; product(slug: string): string };
  /**
   * Method and path of each request that was sent, except token requests and the detection of the catalog version.
   * Filtered by the end of the path.
   */
  sent(path?: string): string[];
  /** Paths of aborted requests. */
  readonly aborted: string[];
  /** Delays the responses of later requests to this path. The platform processes them at once. */
  delay(path: string): Gate;
  /** Fails the next request to this path without a response. It arrives when `arrive` is called. */
  lose(path: string): Losses;
  /** Rejects the next request to this path. */
  refuse(path: string, status: number, code: string): void;
  /** Seeded product with this slug, as the hooks return it. */
  product(slug: string): Promise<Product>;
  /** Line item of a seeded product without options, also of one that is sold out. */
  lineItem(slug: string, quantity?: number): Promise<CatalogItemInput>;
  /** Sets the inventory of a product without options to zero. */
  sellOut(slug: string): Promise<void>;
  /** Adds products to the visitor's cart before the test starts. */
  fill(...items: (readonly [slug: string, quantity: number])[]): Promise<void>;
}

const isSetUp = ({ pathname }: URL) => pathname === '/oauth2/token' || pathname === '/stores/v3/provision/version';

/**
 * Creates a platform. It has no Cart V1, as the platform from 2027-02-01 on, unless a test is about Cart V1.
 *
 * @param cartVersion - Version of the cart operations that the test uses.
 * @param catalogVersion - Catalog version of the store.
 */
export function createPlatform(cartVersion: CartVersion = 2, catalogVersion: CatalogVersion = 'v3'): Platform {
  const emulator = createEmulator({ cartV1: cartVersion === 1 ? 'available' : 'removed', catalogVersion });
  const requests: string[] = [];
  const aborted: string[] = [];
  const losses: { path: string; take(request: Request): void }[] = [];
  const gates: { path: string; pass(): Promise<void> }[] = [];

  const fetch: typeof globalThis.fetch = async (input, { signal, ...init } = {}) => {
    const url = new URL(input as string | URL);
    if (!isSetUp(url)) requests.push(`${init.method ?? 'GET'} ${url.pathname}`);
    const request = new Request(url, init);
    if (typeof location !== 'undefined') request.headers.set('origin', location.origin);
    const loss = losses.findIndex(({ path }) => url.pathname.endsWith(path));
    if (loss >= 0) {
      losses.splice(loss, 1)[0]?.take(request);
      throw new TypeError('Failed to fetch');
    }
    const response = emulator.fetch(request);
    const held = gates.find(({ path }) => url.pathname.endsWith(path));
    const given = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.push(url.pathname);
        reject(signal.reason as Error);
      });
    });
    await Promise.race([held?.pass() ?? response, given]);
    return response;
  };

  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    apiUrl: 'http://localhost:4870',
    fetch,
  });

  const product = async (slug: string) => {
    const found = await createCatalog(client).getProduct({ slug });
    if (!found) throw new Error(`The seed has no ${slug}.`);
    return found;
  };
  const lineItem = async (slug: string, quantity = 1) => toLineItem(await product(slug), {}, quantity);

  return {
    emulator,
    client,
    paths:
      catalogVersion === 'v1'
        ? { products: '/query-platformized', product: () => '/query-platformized' }
        : { products: '/products/search', product: (slug) => `/products/slug/${slug}` },
    aborted,
    product,
    lineItem,
    sent: (path = '') => requests.filter((request) => request.endsWith(path)),
    delay(path) {
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
      const { id, variants = [] } = await product(slug);
      const merchant = createMerchant({ emulator });
      if (catalogVersion === 'v1') {
        const soldOut = variants.map((variant) => ({ variantId: variant.id, quantity: 0 }));
        await merchant.use(updateInventoryVariants)(id, { trackQuantity: true, variants: soldOut });
        return;
      }
      const { items } = await merchant.use(queryInventoryItems)().eq('productId', id).find();
      for (const { _id, revision = null } of items) {
        await merchant.use(updateInventoryItem)(_id ?? '', { revision, quantity: 0 });
      }
    },
    async fill(...items) {
      const catalogItems = await Promise.all(items.map(([slug, quantity]) => lineItem(slug, quantity)));
      await client.use(addLineItemsToCurrentCart)({ catalogItems });
      requests.length = 0;
    },
  };
}
