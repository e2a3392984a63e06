const apiUrl = process.env.API_URL ?? '';
const clientId = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001';

export interface Product {
  id: string;
  name: string;
  slug: string;
  description: string;
  priceData: { formatted: { discountedPrice: string } };
  media: { items: { id: string; image: { url: string; altText: string } }[] };
  productOptions: { name: string; choices: { description: string }[] }[];
}

export interface Collection {
  id: string;
  name: string;
  slug: string;
  description: string;
  media: { mainMedia: { image: { url: string } } };
}

async function send<Result>(path: string, body: object, token?: string): Promise<Result> {
  const response = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The platform responded with ${response.status} to ${path}.`);
  return (await response.json()) as Result;
}

/** Access token of a new visitor. */
export const newVisitor = async (): Promise<string> =>
  (await send<{ access_token: string }>('/oauth2/token', { clientId, grantType: 'anonymous' })).access_token;

/** Queries products. */
export const queryProducts = async (query: object): Promise<Product[]> =>
  (await send<{ products: Product[] }>('/stores-reader/v1/products/query-platformized', { query }, await newVisitor()))
    .products;

/** All collections but those with every product and with the featured ones. */
export async function queryCollections(): Promise<Collection[]> {
  const { collections } = await send<{ collections: Collection[] }>(
    '/stores-reader/v1/collections/query',
    { query: {} },
    await newVisitor(),
  );
  return collections;
}

/** Adds one piece of a product to the cart of a visitor. */
export const addLineItem = (token: string, catalogItemId: string, options: Record<string, string>) =>
  send(
    '/ecom/v2/carts/current/add-line-items',
    {
      catalogItems: [
        {
          catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId, options: { options } },
          quantity: 1,
        },
      ],
    },
    token,
  );
