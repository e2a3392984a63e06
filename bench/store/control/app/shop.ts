const apiUrl = process.env.API_URL ?? '';
const clientId = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001';

export interface Product {
  id: string;
  name: string;
  slug: string;
  plainDescription: string;
  currency: string;
  actualPriceRange: { minValue: { amount: string } };
  media: { itemsInfo: { items: { id: string; url: string; altText: string }[] } };
  options: { name: string; choicesSettings: { choices: { choiceId: string; name: string }[] } }[];
}

export interface Category {
  id: string;
  name: string;
  slug: string;
  image: { url: string };
}

/** Formatted price of a product. */
export const formatPrice = ({ currency, actualPriceRange }: Product): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(actualPriceRange.minValue.amount));

async function send<Result>(path: string, body?: object, token?: string): Promise<Result> {
  const response = await fetch(apiUrl + path, {
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The platform responded with ${response.status} to ${path}.`);
  return (await response.json()) as Result;
}

/** Access token of a new visitor. */
export const newVisitor = async (): Promise<string> =>
  (await send<{ access_token: string }>('/oauth2/token', { clientId, grantType: 'anonymous' })).access_token;

const fields = ['CURRENCY', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO'];

/** Queries products. */
export const queryProducts = async (query: object): Promise<Product[]> =>
  (await send<{ products: Product[] }>('/stores/v3/products/query', { query, fields }, await newVisitor())).products;

/** The first products of a category. */
export const listProducts = async (categoryId: string, limit: number): Promise<Product[]> => {
  const filter = { 'directCategoriesInfo.categories': { $matchItems: [{ id: categoryId }] } };
  const search = { filter, cursorPaging: { limit } };
  const path = '/stores/v3/products/search';
  return (await send<{ products: Product[] }>(path, { search, fields }, await newVisitor())).products;
};

/** All categories of the store. */
export async function queryCategories(): Promise<Category[]> {
  const body = { query: {}, treeReference: { appNamespace: '@wix/stores' } };
  return (await send<{ categories: Category[] }>('/categories/v1/categories/query', body, await newVisitor()))
    .categories;
}

interface Variant {
  id: string;
  choices: { optionChoiceNames: { optionName: string; choiceName: string } }[];
}

/** Adds one piece of a product to the cart of a visitor. */
export async function addLineItem(token: string, productId: string, chosen: Record<string, string>) {
  const { product } = await send<{ product: { variantsInfo: { variants: Variant[] } } }>(
    `/stores/v3/products/${productId}?fields=VARIANT_OPTION_CHOICE_NAMES`,
    undefined,
    token,
  );
  const variant = product.variantsInfo.variants.find(({ choices }) =>
    choices.every(({ optionChoiceNames: { optionName, choiceName } }) => chosen[optionName] === choiceName),
  );
  const options = { variantId: variant?.id };
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: productId, options };
  await send('/ecom/v2/carts/current/add-line-items', { catalogItems: [{ catalogReference, quantity: 1 }] }, token);
}
