import { isCartwrightError } from '@cartwright/core';
import { formatMoney } from '@cartwright/core/money';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { LineItemNotAddedError } from '@cartwright/ecom/purchase-v2';
import { toVisibleText, withStock } from '@cartwright/stores/catalog';
import { getStock, toLineItem, validateSelection, type SelectionProblem } from '@cartwright/stores/selection';
import { cartStore } from '../ecom/cart-store/cart-store.js';
import { describeError } from '../errors/describe-error.js';
import type { CartwrightContextValue } from '../provider/cartwright-context.js';
import { cartEstimateQuery } from '../queries/cart-estimate-query.js';
import { cartQuery } from '../queries/cart-query.js';
import { getCatalog } from '../queries/get-catalog.js';
import type { AgentToolsOptions } from './agent-tools-options.js';
import { describeCart, describeProduct, describeSummary } from './describe.js';
import type { InputSchema, ModelContextTool } from './model-context.js';
import { InvalidInputError, readCount, readText } from './read-input.js';
import { readSelection } from './read-selection.js';

/** Number of products of a search. */
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 30;

/** Outcome that the agent has to resolve: its code, and what to do. */
const refuse = (code: string, message: string, more?: object) => ({ error: { code, message }, ...more });

const createSchema = (properties: InputSchema['properties'], required: readonly string[] = []): InputSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

const slug = { type: 'string', description: 'Slug of the product, from search_catalog or the address of its page.' };

const namedValues = (description: string) => ({
  type: 'object',
  description,
  additionalProperties: { type: 'string' },
});

const selectionFields = {
  slug,
  choices: /* @__PURE__ */ namedValues('A choice for each option, by the name of the option: { "Size": "M" }.'),
  customizations: /* @__PURE__ */ namedValues('Values by the name of the customization: { "Engraving": "Ada" }.'),
};

const describeProblem = (problem: SelectionProblem): string => {
  const message = describeError(problem);
  return toVisibleText('minLength' in problem || 'maxLength' in problem ? `${problem.field}: ${message}` : message);
};

function confirmInBrowser({ businessInfo, lineItems = [], subtotal }: Cart): boolean {
  const count = lineItems.reduce((sum, { quantityInfo }) => sum + (quantityInfo?.confirmedQuantity ?? 0), 0);
  const locale = document.documentElement.lang || navigator.language;
  const total = formatMoney(subtotal?.amount ?? '0', { locale, currency: businessInfo?.currencyCode ?? 'USD' });
  return confirm(`An assistant wants to start the checkout: ${count} items for ${total}. Continue?`);
}

/** Creates the tools of the page. They read and change what its components show. */
export function createTools(
  { cartVersion, catalogVersion, client, queryClient, session, single }: CartwrightContextValue,
  getOptions: () => AgentToolsOptions,
): ModelContextTool[] {
  const catalog = getCatalog(client, { catalogVersion });
  const { change, settled } = single(cartStore);

  async function readCart() {
    await settled();
    const cart = await queryClient.fetchQuery({ ...cartQuery(client, { cartVersion }), staleTime: 0 });
    const summary = await queryClient.fetchQuery(cartEstimateQuery(client, cart, {}, { cartVersion }));
    return { cart, description: describeCart(cart, summary) };
  }

  async function readProduct(input: object) {
    const product = await catalog.getProduct({ slug: readText(input, 'slug') });
    if (!product?.visible) return undefined;
    return product.stockIsComplete ? product : withStock(product, await catalog.getStock([product.id]));
  }

  const missing = () => refuse('not_found', 'There is no such product. Use search_catalog for its slug.');

  async function searchCatalog(input: object) {
    const text = readText(input, 'query');
    const limit = Math.min(readCount(input, 'limit', PAGE_SIZE), MAX_PAGE_SIZE);
    const found = await catalog.queryProducts({ filter: { text }, limit });
    const isSimilar = found.items.length === 0;
    const { items, totalCount } = isSimilar
      ? await catalog.queryProducts({ filter: { text, fuzzy: true }, limit })
      : found;
    const { productUrl } = getOptions();
    return {
      products: items.map((product) => describeSummary(product, productUrl)),
      totalCount,
      ...(isSimilar && items.length > 0 && { note: 'No product has these words. These have similar ones.' }),
    };
  }

  async function getProduct(input: object) {
    const product = await readProduct(input);
    return product ? describeProduct(product, readSelection(product, input), getOptions().productUrl) : missing();
  }

  async function addToCart(input: object) {
    const generation = session.generation();
    const quantity = readCount(input, 'quantity', 1);
    const product = await readProduct(input);
    if (!product) return missing();
    const selection = readSelection(product, input);
    const problems = validateSelection(product, selection);
    const { productUrl } = getOptions();
    const describe = () => ({ product: describeProduct(product, selection, productUrl) });
    if (problems.length > 0) {
      return refuse('selection_incomplete', problems.map(describeProblem).join(' '), describe());
    }
    if (getStock(product, selection).availability === 'OUT_OF_STOCK') {
      return refuse('out_of_stock', describeError('out_of_stock'), describe());
    }
    session.require(generation);
    try {
      await change('addItems', toLineItem(product, selection, quantity));
    } catch (error) {
      if (!(error instanceof LineItemNotAddedError)) throw error;
      return refuse(error.reason, describeError(error), { cart: (await readCart()).description });
    }
    return { added: quantity, cart: (await readCart()).description };
  }

  async function startCheckout() {
    const { cart, description } = await readCart();
    if (!cart?.lineItems?.length) return refuse('empty_cart', 'The cart is empty. Use add_to_cart first.');
    const generation = session.generation();
    const { confirmCheckout = confirmInBrowser, startCheckout: start } = getOptions();
    if (!(await confirmCheckout(cart))) {
      return refuse('declined', 'The shopper does not want to check out now. Ask before you try again.');
    }
    session.require(generation);
    const url = await start();
    return {
      status: 'opened',
      ...(typeof url === 'string' && { url }),
      note: 'The shopper enters address and payment, and places the order.',
      cart: description,
    };
  }

  const createTool = (
    name: string,
    title: string,
    description: string,
    inputSchema: InputSchema,
    run: (input: object) => Promise<object>,
    readOnlyHint = false,
  ): ModelContextTool => ({
    name,
    title,
    description,
    inputSchema,
    annotations: { readOnlyHint, untrustedContentHint: true },
    async execute(input) {
      try {
        return await run(typeof input === 'object' && input ? input : {});
      } catch (error) {
        if (error instanceof InvalidInputError) return refuse('invalid_input', error.message);
        return refuse(isCartwrightError(error) ? error.code : 'failed', toVisibleText(describeError(error)));
      }
    },
  });

  return [
    createTool(
      'search_catalog',
      'Search products',
      'Finds products of this store by words. Returns slugs, prices and availability.',
      createSchema(
        {
          query: { type: 'string', description: 'Words of the product, such as "linen shirt".' },
          limit: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, description: 'Defaults to 10.' },
        },
        ['query'],
      ),
      searchCatalog,
      true,
    ),
    createTool(
      'get_product',
      'Look at a product',
      'Returns a product with its options, customizations, price and stock, for the choices given so far.',
      createSchema(selectionFields, ['slug']),
      getProduct,
      true,
    ),
    createTool(
      'add_to_cart',
      'Add to the cart',
      "Adds a product to the shopper's cart. Requires a choice for each option. Nothing is ordered.",
      createSchema({ ...selectionFields, quantity: { type: 'integer', minimum: 1, description: 'Defaults to 1.' } }, [
        'slug',
      ]),
      addToCart,
    ),
    createTool(
      'view_cart',
      'Look at the cart',
      "Returns the items of the shopper's cart, with prices and what keeps them from being ordered.",
      createSchema({}),
      async () => (await readCart()).description,
      true,
    ),
    createTool(
      'start_checkout',
      'Start the checkout',
      'Asks the shopper, and opens the checkout, where the shopper pays. Leaves this page.',
      createSchema({}),
      startCheckout,
    ),
  ];
}
