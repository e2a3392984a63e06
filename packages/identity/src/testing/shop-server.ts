import { operation } from '@cartwright/core';
import { createEmulator, type EmulatorOptions } from '@cartwright/emulator';
import { members } from '../index.js';
import { createServerClient, isSameOrigin, type ServerClient, type ServerClientOptions } from '../server/index.js';
import { createBrowser } from './browser.js';

export const SHOP = 'https://shop.example';
export const PLATFORM = 'http://localhost:4010';
export const SECRET = 'the-secret-of-the-shop-32-characters';

interface Cart {
  _id: string;
  lineItems: { quantity: number; catalogReference: { catalogItemId: string } }[];
}

const currentCart = {
  getCurrentCart: operation<[], { cart: Cart }>({
    id: 'cart.get',
    method: 'GET',
    path: '/ecom/v1/carts/current',
    repeatable: true,
  }),
  addToCurrentCart: operation<[cart: object], { cart: Cart }>({
    id: 'cart.add',
    method: 'POST',
    path: '/ecom/v1/carts/current/add-to-cart',
    args: ['...cart'],
  }),
};

const modules = { currentCart, members };

/** Handles a request with its client. */
export type Handler = (client: ServerClient<typeof modules>, request: Request) => Promise<Response>;

/** Creates a shop's server on an emulated platform, and browsers that visit it. */
export function openShop(
  routes: Readonly<Record<string, Handler>> = {},
  changes: Partial<ServerClientOptions<typeof modules>> = {},
  platform: EmulatorOptions = {},
) {
  const origin = changes.origin ?? SHOP;
  const emulator = createEmulator({
    clients: [{ clientId: 'shop', redirectUris: [`${origin}/auth/callback`] }],
    origin: PLATFORM,
    ...platform,
  });
  const fetch: typeof globalThis.fetch = (input, init) => emulator.fetch(new Request(input, init));
  const openClient = (request: Pick<Request, 'headers'>) =>
    createServerClient({
      clientId: 'shop',
      secrets: [SECRET],
      origin,
      modules,
      apiUrl: PLATFORM,
      fetch,
      request,
      ...changes,
    });

  const all: Readonly<Record<string, Handler>> = {
    '/login': (client, request) => client.startLogin(new URL(request.url).searchParams.get('to') ?? '/'),
    '/auth/callback': (client, request) => client.finishLogin(request),
    '/logout': (client) => client.logout('/bye'),
    '/me': async (client) =>
      client.applyTo(
        Response.json(client.auth.loggedIn() ? await client.members.getCurrentMember() : { member: null }),
      ),
    ...routes,
  };
  const serve = async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request, origin)) return new Response('Forbidden', { status: 403 });
    const handler = all[new URL(request.url).pathname];
    if (!handler) return new Response('A page');
    const client = await openClient(request);
    try {
      return await handler(client, request);
    } catch (error) {
      const { message, code } = error as { message: string; code: string };
      return client.applyTo(Response.json({ message, code }, { status: 400 }));
    }
  };
  const browser = () => createBrowser({ [origin]: serve, [PLATFORM]: (request) => emulator.fetch(request) });
  return { emulator, fetch, openClient, serve, browser };
}
