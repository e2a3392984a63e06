/**
 * Code of an application. Compiled only by `types.test.ts`, against the built declarations, with each compiler and each
 * strictness.
 */
import {
  callable,
  CartwrightError,
  createClient,
  date,
  entity,
  enumeration,
  fetchWithAuth,
  isApiError,
  media,
  operation,
  type AuthStrategy,
  type Client,
  type Codec,
  type RequestOptions,
} from '@cartwright/core';
import { graphql, type GraphQLDocument } from '@cartwright/core/graphql';
import { elevate, runWithClient } from '@cartwright/core/server';
import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { checkout, currentCart, orders } from '@cartwright/ecom';
import { getCurrentCart, type Cart } from '@cartwright/ecom/current-cart';
import { createEmulator } from '@cartwright/emulator';
import { OAuthStrategy, redirects, type Tokens } from '@cartwright/identity';
import { CartwrightProvider, useClient } from '@cartwright/react';
import { useCart } from '@cartwright/react/ecom';
import { useLogin, useMember, useSession } from '@cartwright/react/identity';
import { useProducts } from '@cartwright/react/stores';
import { collections, products } from '@cartwright/stores';
import type { Product } from '@cartwright/stores/products';

const modules = { checkout, collections, currentCart, orders, products, redirects };
const auth = OAuthStrategy({ clientId: 'client-id' });
export const client = createClient({ auth, modules });
export const plain: Client = createClient();
export const emulator = createEmulator();
export const react = { CartwrightProvider, useClient, useCart, useLogin, useMember, useProducts, useSession };

interface Note {
  _id?: string;
  _createdDate?: Date | null;
  text?: string;
}

const Color = enumeration('RED', 'BLUE');
const noteShape = entity<Note>({ _createdDate: date });
const getNote = operation<[id: string], Note>({
  id: 'notes.getNote',
  method: 'GET',
  path: '/notes/v1/notes/{id}',
  args: ['id'],
  response: { note: noteShape },
  unwrap: 'note',
});
declare const byId: GraphQLDocument<{ product: { name: string } }, { id: string }>;
declare const upper: Codec;

/** Code that must compile, with its types. */
export async function positive(signal: AbortSignal): Promise<void> {
  const cart: Cart = await client.currentCart.getCurrentCart({ signal, timeout: 5000 });
  const created: Date | null | undefined = cart._createdDate;
  const same: Cart = await client.use(getCurrentCart)();
  const alone: Note = await getNote('a', { signal });
  const elevated: (id: string, options?: RequestOptions) => Promise<Note> = elevate(getNote);
  const within: number = runWithClient(client, () => 5);
  const tokens: Promise<Tokens> = client.auth.generateVisitorTokens();
  const page = await client.products.queryProducts().eq('slug', 'mug').gt('priceData.price', 3).limit(1).find();
  const items: Product[] = page.items;
  for await (const product of client.products.queryProducts().items()) void product._id?.length;
  await client.products.queryProducts({ filter: { slug: 'mug' }, paging: { limit: 1 } });
  const { data } = await client.use(graphql)(byId, { id: 'a' });
  const name: string | undefined = data?.product.name;
  const { src, srcSet }: { src: string; srcSet: string } = media.imageSources('https://h/a', { width: 5 });
  const color: 'RED' | 'BLUE' = Color.RED;
  const signer = await createEventSigner();
  createWebhooks({ publicKey: signer.publicKey }).on(currentCart.onCartCreated, ({ entity: { _id, _createdDate } }) => [
    _id?.length,
    _createdDate?.getTime(),
  ]);
  const send: AuthStrategy = { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'x' } }) };
  const own = callable((caller) => () => caller.use(fetchWithAuth)('/v1/x'));
  const answer: Response = await own();
  try {
    await client.orders.getOrder('a');
  } catch (error) {
    if (isApiError(error)) void error.status.toFixed();
    else if (error instanceof CartwrightError) void error.code.length;
  }
  void [created, same, alone, elevated, within, tokens, items, name, src, srcSet, color, send, answer, upper];
}

/** Code that must not compile. */
export async function negative(): Promise<void> {
  // @ts-expect-error an id is a text
  await getNote(5);
  // @ts-expect-error the id is missing
  await client.orders.getOrder();
  // @ts-expect-error there is no such option of a call
  await client.currentCart.getCurrentCart({ deadline: 5 });
  // @ts-expect-error a quantity is a number
  await client.currentCart.updateLineItemsQuantity([{ _id: 'a', quantity: '2' }]);
  // @ts-expect-error a product cannot be filtered by its brand
  client.products.queryProducts().eq('brand', 'x');
  // @ts-expect-error a price is a number
  client.products.queryProducts().gt('priceData.price', '3');
  // @ts-expect-error no such operation
  await client.products.getProducts();
  // @ts-expect-error no such module
  void client.carts;
  // @ts-expect-error a client without a strategy has none
  void createClient().auth.generateVisitorTokens;
  // @ts-expect-error the date is forgotten
  entity<Note>({});
  // @ts-expect-error the variables are missing
  await client.use(graphql)(byId);
  // @ts-expect-error a media file has a width
  media.imageSources('https://h/a', {});
  // @ts-expect-error no such color
  void Color.GREEN;
  // @ts-expect-error the public key is missing
  createWebhooks({});
  // @ts-expect-error the client id is missing
  OAuthStrategy({});
}
