import { createCatalog } from '@cartwright/stores/catalog';
import { merchantContext } from '../../lib/server/context.js';
import { openCatalog } from '../catalog/open-catalog.server.js';
import type { Route } from './+types/export.js';
import { formatCsv } from './csv.js';
import { productFiles } from './product-file.js';

/** Number of products that are read at once. */
const pageSize = 10;

/** Sends the products as a file, page by page, so that the browser shows its progress and can stop it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const catalog = await openCatalog(client);
  const { columns, productRows } = productFiles[catalog.version];
  const { queryProducts } = createCatalog(client);
  let cursor: string | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`\uFEFF${formatCsv([columns])}`));
    },
    async pull(controller) {
      const { items, nextCursor } = await queryProducts({ limit: pageSize, cursor });
      const products = await Promise.all(items.map(({ id }) => catalog.read(id)));
      controller.enqueue(new TextEncoder().encode(formatCsv(products.flatMap(productRows))));
      cursor = nextCursor;
      if (!cursor) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="catalog_products.csv"',
    },
  });
}
