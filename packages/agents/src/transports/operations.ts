import { z } from 'zod';
import { cancelCart, createCart, getCart, updateCart } from '../cart/cart-operations.js';
import { getProduct } from '../catalog/get-product.js';
import { lookupCatalog } from '../catalog/lookup-catalog.js';
import { searchCatalog } from '../catalog/search-catalog.js';
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from '../checkout/checkout-operations.js';
import { getOrder } from '../orders/get-order.js';
import {
  cartRequest,
  checkoutRequest,
  completionRequest,
  lookupRequest,
  newCheckoutRequest,
  productRequest,
  searchRequest,
} from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';

/** Effect of an operation: reads, creates a session, changes a session, or places an order. */
type Effect = 'read' | 'creation' | 'change' | 'order';

/** Operation of the protocol. */
export interface Operation {
  /** Name for people. */
  readonly title: string;
  /** Description for agents. */
  readonly description: string;
  /** Effect. */
  readonly effect: Effect;
  /** Whether MCP calls need an idempotency key. */
  readonly needsKey: boolean;
  /** Parameters. */
  readonly parameters: z.ZodObject;
  /** Runs the operation. The parameters were parsed. */
  run(shop: Shop, agent: string, parameters: unknown): Promise<object>;
}

function define<Shape extends z.ZodRawShape>(
  shape: Shape,
  {
    run,
    ...rest
  }: Omit<Operation, 'needsKey' | 'parameters' | 'run'> & {
    readonly needsKey?: true;
    readonly run: (shop: Shop, agent: string, parameters: z.output<z.ZodObject<Shape>>) => Promise<object>;
  },
): Operation {
  return { needsKey: false, ...rest, parameters: z.object(shape), run };
}

const id = z.string().min(1).max(30_000);
const cartId = { id: id.describe('ID of the cart.') };
const checkoutId = { id: id.describe('ID of the checkout.') };

/** Operations, by name. */
export const operations = {
  search_catalog: define(
    { catalog: searchRequest },
    {
      title: 'Search products',
      description:
        'Finds products by words, category and price. Returns one variant of each: get the product for the others.',
      effect: 'read',
      run: (shop, _agent, { catalog }) => searchCatalog(shop, catalog),
    },
  ),
  lookup_catalog: define(
    { catalog: lookupRequest },
    {
      title: 'Look up products',
      description: 'Gets products and variants by ID, with price and availability.',
      effect: 'read',
      run: (shop, _agent, { catalog }) => lookupCatalog(shop, catalog),
    },
  ),
  get_product: define(
    { catalog: productRequest },
    {
      title: 'Get a product',
      description:
        'Gets a product with its variants, options and availability. If metadata.customizations lists inputs, append them to the ID of the variant as URL parameters, such as "?text.Engraving=Ada".',
      effect: 'read',
      run: (shop, _agent, { catalog }) => getProduct(shop, catalog),
    },
  ),
  create_cart: define(
    { cart: cartRequest },
    {
      title: 'Create a cart',
      description:
        'Creates a cart with items and estimates its totals. Keep its ID: it is the only access to the cart.',
      effect: 'creation',
      run: (shop, agent, { cart }) => createCart(shop, agent, cart),
    },
  ),
  get_cart: define(cartId, {
    title: 'Get a cart',
    description: 'Gets a cart with current prices and availability.',
    effect: 'read',
    run: (shop, agent, parameters) => getCart(shop, agent, parameters.id),
  }),
  update_cart: define(
    { ...cartId, cart: cartRequest },
    {
      title: 'Update a cart',
      description: 'Replaces the items of a cart. Send all line items that the cart shall have.',
      effect: 'change',
      run: (shop, agent, { cart, ...parameters }) => updateCart(shop, agent, parameters.id, cart),
    },
  ),
  cancel_cart: define(cartId, {
    title: 'Cancel a cart',
    description: 'Deletes a cart.',
    effect: 'change',
    needsKey: true,
    run: (shop, agent, parameters) => cancelCart(shop, agent, parameters.id),
  }),
  create_checkout: define(
    { checkout: newCheckoutRequest },
    {
      title: 'Start a checkout',
      description:
        'Starts a checkout of items, or of a cart by cart_id. Follow the messages. If the status is requires_escalation, send the buyer to continue_url.',
      effect: 'creation',
      run: (shop, agent, { checkout }) => createCheckout(shop, agent, checkout),
    },
  ),
  get_checkout: define(checkoutId, {
    title: 'Get a checkout',
    description: 'Gets a checkout with current totals, and the order once there is one.',
    effect: 'read',
    run: (shop, agent, parameters) => getCheckout(shop, agent, parameters.id),
  }),
  update_checkout: define(
    { ...checkoutId, checkout: checkoutRequest },
    {
      title: 'Update a checkout',
      description:
        'Replaces items, buyer, address, delivery option or discount codes. Send all line items. Other parts that are left out stay.',
      effect: 'change',
      run: (shop, agent, { checkout, ...parameters }) => updateCheckout(shop, agent, parameters.id, checkout),
    },
  ),
  complete_checkout: define(
    { ...checkoutId, checkout: completionRequest },
    {
      title: 'Place the order',
      description:
        'Places the order of a checkout that is ready_for_complete. Call it only after the buyer has seen the totals and agreed.',
      effect: 'order',
      needsKey: true,
      run: (shop, agent, { checkout, ...parameters }) => completeCheckout(shop, agent, parameters.id, checkout),
    },
  ),
  cancel_checkout: define(checkoutId, {
    title: 'Cancel a checkout',
    description: 'Cancels a checkout that no order was placed from.',
    effect: 'change',
    needsKey: true,
    run: (shop, agent, parameters) => cancelCheckout(shop, agent, parameters.id),
  }),
  get_order: define(
    { id: id.describe('ID of the order: that of its checkout.') },
    {
      title: 'Get an order',
      description: 'Gets the order of a completed checkout, with its delivery.',
      effect: 'read',
      run: (shop, agent, parameters) => getOrder(shop, agent, parameters.id),
    },
  ),
} as const satisfies Record<string, Operation>;

/** Name of an operation. */
export type OperationName = keyof typeof operations;
