import { createClient } from '@cartwright/core';
import { coupons, orders } from '@cartwright/ecom';
import { createEmulator, type EmulatorOptions, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { products, productsV3 } from '@cartwright/stores';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { createAgentHandler, type AgentHandlerOptions } from '../index.js';
import type { Message } from '../protocol/message.js';
import { checkRequest, checkResponse } from './schemas.js';

export const origin = 'http://localhost:4321';
export const profile = 'https://agent.example/profile';

/** Address in a region that the demo shop delivers to. */
export const address = {
  street_address: '1 Main St',
  address_locality: 'Portland',
  address_region: 'OR',
  address_country: 'US',
  postal_code: '97201',
};

export const buyer = { first_name: 'Robin', last_name: 'Day', email: 'robin@example.com' };

/** Resource of a response, as far as tests read it. */
export interface Resource {
  readonly id: string;
  readonly status: string;
  readonly ucp: { readonly status: string };
  readonly line_items: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly item: { readonly id: string; readonly title: string; readonly price: number };
  }[];
  readonly messages?: readonly Message[];
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
  readonly continue_url: string;
  readonly order?: { readonly id: string; readonly label: string; readonly permalink_url: string };
  readonly products: readonly Product[];
  readonly product: Product & { readonly selected: unknown };
  readonly pagination: { readonly cursor?: string; readonly has_next_page: boolean; readonly total_count?: number };
  readonly discounts?: { readonly codes: readonly string[]; readonly applied: readonly unknown[] };
  readonly fulfillment?: { readonly methods: readonly Record<string, unknown>[] };
  readonly buyer?: object;
  readonly code?: string;
}

interface Product {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  readonly description: { readonly plain: string };
  readonly price_range: { readonly min: { readonly amount: number; readonly currency: string } };
  readonly categories?: readonly { readonly value: string }[];
  readonly options?: readonly { readonly name: string; readonly values: readonly object[] }[];
  readonly variants: readonly {
    readonly id: string;
    readonly title: string;
    readonly price: { readonly amount: number };
    readonly availability: { readonly available: boolean };
    readonly options?: readonly { readonly name: string; readonly label: string }[];
    readonly inputs?: readonly { readonly id: string; readonly match: string }[];
  }[];
  readonly metadata?: {
    readonly customizations: readonly { readonly parameter: string; readonly required: boolean }[];
  };
}

/** Response of the REST binding. */
export interface RestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Resource;
}

interface Sent {
  readonly body?: unknown;
  readonly key?: string;
  readonly agent?: string | undefined;
  /** Whether the request follows the schemas. */
  readonly isValid?: boolean;
}

const routes: Readonly<Record<string, readonly [method: string, path: string]>> = {
  search_catalog: ['POST', '/catalog/search'],
  lookup_catalog: ['POST', '/catalog/lookup'],
  get_product: ['POST', '/catalog/product'],
  create_cart: ['POST', '/carts'],
  get_cart: ['GET', '/carts/:id'],
  update_cart: ['PUT', '/carts/:id'],
  cancel_cart: ['POST', '/carts/:id/cancel'],
  create_checkout: ['POST', '/checkout-sessions'],
  get_checkout: ['GET', '/checkout-sessions/:id'],
  update_checkout: ['PUT', '/checkout-sessions/:id'],
  complete_checkout: ['POST', '/checkout-sessions/:id/complete'],
  cancel_checkout: ['POST', '/checkout-sessions/:id/cancel'],
  get_order: ['GET', '/orders/:id'],
};

/** Creates an emulator with a store that agents can shop in. */
export function openStore(
  catalogVersion: 'v1' | 'v3' = 'v3',
  options: Partial<AgentHandlerOptions> = {},
  platform: EmulatorOptions = {},
) {
  const emulator = createEmulator({ catalogVersion, cartV1: 'removed', ...platform });
  const errors: unknown[] = [];
  const sent: string[] = [];
  const state: { intercept: (request: Request) => Promise<Response> | undefined } = { intercept: () => undefined };
  const platformFetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return state.intercept(request) ?? emulator.fetch(request);
  };
  const merchant = createClient({
    apiUrl: 'http://localhost:4000',
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    modules: { coupons, orders, products, productsV3 },
  });
  const settings: AgentHandlerOptions = {
    clientId: DEMO_CLIENT_ID,
    secrets: ['the-secret-of-the-store-32-characters'],
    origin,
    apiUrl: 'http://localhost:4000',
    fetch: platformFetch,
    callbacks: { thankYouPageUrl: `${origin}/thank-you`, cartPageUrl: `${origin}/bag` },
    productUrl: ({ slug }) => `${origin}/products/${slug}`,
    links: [{ type: 'privacy_policy', url: `${origin}/privacy` }],
    listDeliveryOptions: ({ country }) =>
      Promise.resolve(
        country === 'US'
          ? [
              { code: 'pickup', title: 'Pickup', price: '0' },
              { code: 'standard', title: 'Standard', description: '3 to 5 days' },
            ]
          : [],
      ),
    onError: (error) => errors.push(error),
    ...options,
  };
  const handle = createAgentHandler(settings);

  /** Calls the REST binding. Request and response are validated with the schemas. */
  async function rest(
    operation: string,
    { agent = profile, body, id = '', isValid = true, key }: Sent & { id?: string } = {},
  ): Promise<RestResponse> {
    if (body !== undefined && isValid) expect(checkRequest(operation, body)).toEqual([]);
    const [method = '', path = ''] = routes[operation] ?? [];
    const response = await handle(
      new Request(`${origin}/ucp${path.replace(':id', encodeURIComponent(id))}`, {
        method,
        headers: {
          ...(agent && { 'ucp-agent': `profile="${agent}"` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const parsed = (await response.json()) as Resource;
    if (response.ok) expect(checkResponse(operation, parsed)).toEqual([]);
    else expect(parsed).toEqual({ code: expect.any(String) as string, content: expect.any(String) as string });
    return { status: response.status, headers: response.headers, body: parsed };
  }

  /** Calls the REST binding, and expects that the request is processed. */
  const call = async (
    operation: string,
    idOrBody?: string | object,
    body?: object,
    more: Sent = {},
  ): Promise<Resource> => {
    const id = typeof idOrBody === 'string' ? idOrBody : '';
    const response = await rest(operation, {
      ...more,
      id,
      body: body ?? (typeof idOrBody === 'object' ? idOrBody : undefined),
    });
    expect([response.status, response.body.code]).toEqual([
      operation.startsWith('create') && response.body.id ? 201 : 200,
      undefined,
    ]);
    return response.body;
  };

  /** Connects an official MCP client. */
  async function connect(): Promise<Client> {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL(`${origin}/ucp/mcp`), {
      fetch: (input, init) => handle(new Request(input, init)),
    });
    await client.connect(transport);
    return client;
  }

  const findProduct = async (query: string): Promise<Product> => {
    const {
      products: [first],
    } = await call('search_catalog', { query });
    if (!first) throw new Error(`There is no product ${query}`);
    return first;
  };

  /** Sets the price of a product without options. */
  async function setPrice(slug: string, amount: string): Promise<void> {
    if (catalogVersion === 'v1') {
      const {
        items: [product],
      } = await merchant.products.queryProducts().eq('slug', slug).find();
      await merchant.products.updateProduct(product?._id ?? '', { priceData: { price: Number(amount) } });
      return;
    }
    const { product } = await merchant.productsV3.getProductBySlug(slug);
    const { _id, revision = null, variantsInfo } = product ?? {};
    const variants = (variantsInfo?.variants ?? []).map((variant) => ({
      ...variant,
      price: { ...variant.price, actualPrice: { amount } },
    }));
    await merchant.productsV3.updateProduct(_id ?? '', { revision, variantsInfo: { variants } });
  }

  /** Creates a coupon that makes everything free. */
  async function createFreeCoupon(code = 'ALLFREE'): Promise<void> {
    const startTime = String(Date.parse('2024-01-01'));
    await merchant.coupons.createCoupon({ name: code, code, percentOffRate: 100, startTime });
  }

  const listOrders = async () => (await merchant.orders.searchOrders({})).orders ?? [];

  return {
    call,
    connect,
    createFreeCoupon,
    emulator,
    errors,
    findProduct,
    handle,
    listOrders,
    merchant,
    rest,
    sent,
    setPrice,
    settings,
    state,
  };
}

/** Store of a test. */
export type TestStore = ReturnType<typeof openStore>;

/** Checkout of one item that is picked up and costs nothing. */
export async function openFreeCheckout({ call, createFreeCoupon, findProduct }: TestStore): Promise<Resource> {
  await createFreeCoupon().catch(() => {});
  const { variants } = await findProduct('quiet teapot');
  return call('create_checkout', {
    line_items: [{ item: { id: variants[0]?.id }, quantity: 1 }],
    buyer,
    discounts: { codes: ['ALLFREE'] },
    fulfillment: {
      methods: [
        { type: 'shipping', destinations: [{ id: 'home', ...address }], groups: [{ selected_option_id: 'pickup' }] },
      ],
    },
  });
}
