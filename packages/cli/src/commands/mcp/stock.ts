import { createCatalog, withStock, type CatalogProduct } from '@cartwright/stores/catalog';
import { findInventoryItems } from '@cartwright/stores/find';
import { updateInventoryVariants } from '@cartwright/stores/inventory';
import { updateInventoryItem } from '@cartwright/stores/inventory-items-v3';
import { findVariant, validateSelection } from '@cartwright/stores/selection';
import { z } from 'zod';
import { tool, ToolError, type ToolContext } from './tool.js';

const PAGE_SIZE = 50;

const describeVariant = ({ choices, sku, stock }: CatalogProduct['variants'][number]) => ({
  ...(Object.keys(choices).length > 0 && { choices }),
  ...(sku && { sku }),
  availability: stock.availability,
  ...(stock.quantity !== undefined && { quantity: stock.quantity }),
});

/** Gets products with their variants and stock. */
async function readProducts({ client, signal }: ToolContext, ids: readonly string[]): Promise<CatalogProduct[]> {
  const catalog = createCatalog(client);
  const products: CatalogProduct[] = [];
  for (const id of ids) {
    const product = await catalog.getProduct({ id }, { signal });
    if (product) products.push(product);
  }
  const stock = products.length > 0 ? await catalog.getStock(ids, { signal }) : [];
  return products.map((product) => withStock(product, stock));
}

export const listStock = tool({
  name: 'list_stock',
  title: 'List the stock',
  description: 'Lists products with the stock of their variants. Quantities are absent where stock is not tracked.',
  writes: false,
  input: {
    query: z.string().max(100).optional().describe('Words of the products. Defaults to all products.'),
    atMost: z.int().min(0).optional().describe('Lists only variants with at most this quantity, or sold out.'),
    cursor: z.string().max(5000).optional().describe('nextCursor of the page before.'),
  },
  async run(context, { atMost, cursor, query }) {
    const { items, nextCursor } = await createCatalog(context.client).queryProducts(
      { limit: PAGE_SIZE, cursor, ...(query && { filter: { text: query } }) },
      { signal: context.signal },
    );
    const isListed = ({ availability, quantity }: { availability: string; quantity?: number }) =>
      atMost === undefined || availability === 'OUT_OF_STOCK' || (quantity !== undefined && quantity <= atMost);
    const products = await readProducts(
      context,
      items.map(({ id }) => id),
    );
    return {
      products: products.flatMap(({ name, slug, variants }) => {
        const listed = variants.map(describeVariant).filter(isListed);
        return listed.length > 0 ? [{ slug, name, variants: listed }] : [];
      }),
      nextCursor,
    };
  },
});

/** Sets the quantity of a variant in Catalog V3, which has an inventory item for each location. */
async function setQuantity({ client, signal }: ToolContext, variantId: string, quantity: number): Promise<void> {
  const { inventoryItems = [] } = await client.use(findInventoryItems)(
    { filter: { variantId }, cursorPaging: { limit: 2 } },
    { signal },
  );
  const [item, other] = inventoryItems;
  if (!item?._id) throw new ToolError('The variant has no inventory item. Create it in the dashboard.');
  if (other) throw new ToolError('The variant has stock at several locations. Change it in the dashboard.');
  await client.use(updateInventoryItem)(
    item._id,
    { revision: item.revision ?? null, quantity },
    { reason: 'MANUAL' },
    { signal },
  );
}

export const setStock = tool({
  name: 'set_stock',
  title: 'Set the stock',
  description: 'Sets the quantity of a variant, and starts to track it if it was not tracked.',
  writes: true,
  input: {
    slug: z.string().min(1).max(200).describe('Slug of the product, from list_stock.'),
    choices: z.record(z.string(), z.string()).default({}).describe('A choice for each option: { "Size": "M" }.'),
    quantity: z.int().min(0).max(99_999),
  },
  async run(context, { choices, quantity, slug }) {
    const { client, signal } = context;
    const catalog = createCatalog(client);
    const product = await catalog.getProduct({ slug }, { signal });
    if (!product) throw new ToolError(`There is no product ${slug}. Use list_stock.`);
    const problems = validateSelection(product, { choices }).flatMap((problem) =>
      problem.reason === 'option_missing' || problem.reason === 'choice_unknown' ? [problem.field] : [],
    );
    const options = product.options.filter(({ name }) => problems.includes(name));
    if (options.length > 0) {
      const needed = options.map((option) => `${option.name}: ${option.choices.map(({ name }) => name).join(', ')}`);
      throw new ToolError(`Pass a choice for each option. ${needed.join('; ')}.`);
    }
    const variant = findVariant(product, { choices });
    const variantId = variant?.id ?? product.onlyVariantId;
    if (variantId === undefined) throw new ToolError('No variant has these choices. Use list_stock.');
    const version = await catalog.getVersion();
    if (version === 'v3') await setQuantity(context, variantId, quantity);
    else {
      const inventory = { trackQuantity: true, variants: [{ variantId, quantity }] };
      await client.use(updateInventoryVariants)(product.id, inventory, { signal });
    }
    const [changed] = await readProducts(context, [product.id]);
    return { slug, name: product.name, variants: changed?.variants.map(describeVariant) };
  },
});
