import type { Emulator } from '../protocol/emulator.js';
import { DEMO_API_KEY, DEMO_SITE_ID } from '../kernel/state/demo.js';
import { send, visitorToken } from './visitor.js';

/** The id of the stores app. */
export const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Money in the platform's format. */
export interface Amount {
  amount: string;
  formattedAmount: string;
}

/** The fields of a product that the tests read. */
export interface Product {
  id: string;
  name: string;
  productType: string;
  productOptions: { name: string; choices: { description: string }[] }[];
  customTextFields: { mandatory: boolean }[];
  stock: { quantity: number | null; trackInventory: boolean; inventoryStatus: string };
  price: { price: number; discountedPrice: number };
  manageVariants: boolean;
  collectionIds: string[];
  variants: { id: string; choices: Record<string, string>; stock: { inStock: boolean; quantity?: number } }[];
}

/** The fields of a line item that the tests read. */
export interface Line {
  id: string;
  quantity: number;
  price: Amount;
  lineItemPrice: Amount;
  availability: { status: string; quantityAvailable?: number };
  descriptionLines: unknown[];
}

/** The fields of a cart that the tests read. */
interface Cart {
  id: string;
  lineItems: Line[];
  subtotal: Amount;
  discount: Amount;
  appliedDiscounts: { coupon?: { code: string }; merchantDiscount?: { amount: Amount } }[];
  checkoutId?: string;
  buyerNote?: string;
  revision: string;
}

/** A response body, possibly an error. */
export interface Body {
  cart?: Cart;
  checkoutId?: string;
  message?: string;
  details?: {
    applicationError?: { code: string; data: Record<string, unknown> };
    validationError?: { fieldViolations: { field: string; violatedRule: string; ruleName?: string }[] };
  };
}

/** The headers of the merchant's calls. */
export const merchant = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };

/** A buyer: sends calls with its token. */
export interface Shopper {
  token: string;
  call<T = Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
  /** A call of the current cart, as `('POST', 'add-to-cart', …)`. */
  cart(method: string, verb?: string, body?: unknown): Promise<{ status: number; body: Body }>;
  add(productId: string, quantity?: number, options?: object): Promise<{ status: number; body: Body }>;
  /** Makes a checkout of the cart for an address in Portland and gives its id. */
  checkOut(): Promise<string>;
}

/** A new visitor of the shop. */
export async function newShopper(emulator: Pick<Emulator, 'fetch'>, clientId?: string): Promise<Shopper> {
  return createShopper(emulator, await visitorToken(emulator, clientId));
}

/** Creates a buyer from a token. */
export function createShopper(emulator: Pick<Emulator, 'fetch'>, token: string): Shopper {
  const shopper: Shopper = {
    token,
    call: <T>(method: string, path: string, body?: unknown) =>
      send<T>(emulator, method, path, { token, ...(body !== undefined && { body }) }),
    cart: (method, verb, body) => shopper.call(method, `/ecom/v1/carts/current${verb ? `/${verb}` : ''}`, body),
    add: (catalogItemId, quantity = 1, options) =>
      shopper.cart('POST', 'add-to-cart', {
        lineItems: [{ quantity, catalogReference: { appId: storesApp, catalogItemId, ...(options && { options }) } }],
      }),
    async checkOut() {
      const address = {
        country: 'US',
        subdivision: 'US-OR',
        city: 'Portland',
        postalCode: '97209',
        addressLine: '1 Main St',
      };
      const { body, status } = await shopper.cart('POST', 'create-checkout', {
        channelType: 'WEB',
        shippingAddress: address,
        email: 'ada@example.com',
      });
      if (!body.checkoutId) throw new Error(`The checkout was refused: ${status} ${JSON.stringify(body)}`);
      return body.checkoutId;
    },
  };
  return shopper;
}

/** The products of the shop that fit. */
export async function findProducts(emulator: Emulator, fits: (product: Product) => boolean): Promise<Product[]> {
  const token = await visitorToken(emulator);
  const found: Product[] = [];
  for (let offset = 0; ; offset += 100) {
    const query = { paging: { limit: 100, offset } };
    const { body } = await send<{ products: Product[] }>(
      emulator,
      'POST',
      '/stores-reader/v1/products/query-platformized',
      {
        token,
        body: { query },
      },
    );
    found.push(...body.products);
    if (body.products.length < 100) return found.filter(fits);
  }
}

/** A product that is shipped, without options and texts, of which there is a counted number, at least `least`. */
export async function simpleProduct(emulator: Emulator, least = 5): Promise<Product> {
  const [product] = await findProducts(
    emulator,
    ({ customTextFields, productOptions, productType, stock }) =>
      productType === 'physical' &&
      productOptions.length === 0 &&
      customTextFields.length === 0 &&
      stock.trackInventory &&
      (stock.quantity ?? 0) >= least,
  );
  if (!product) throw new Error('The seed has no such product.');
  return product;
}
