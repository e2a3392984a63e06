import { productQuery, stockQuery, subscriptionsQuery } from '@cartwright/react/queries';
import { data } from 'react-router';
import { pageUrl, shopContext } from '../lib/server/contexts.js';
import { catalogData } from '../lib/page/catalog-data.server.js';
import { missingPage } from '../lib/server/missing-page.server.js';
import { getTexts } from '../lib/server/texts.server.js';
import type { Route } from './+types/product-page.js';
import { ProductContent } from './product-content.js';
import { productSeo } from './product-seo.server.js';
import { prefetchRelated } from './prefetch-related.server.js';
import { requestBackInStock } from './request-back-in-stock.server.js';

/** Loads the product, its stock, its subscriptions and the products beside it. */
export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog, page) => {
    const product = await queryClient.fetchQuery(productQuery(catalog, { slug })).catch(() => undefined);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
    if (product === null) throw await missingPage(context, 'product', slug);
    if (!product) return undefined;
    const [home] = await Promise.all([
      prefetchRelated(queryClient, catalog, product),
      queryClient.prefetchQuery(stockQuery(catalog, [product])),
      queryClient.prefetchQuery(subscriptionsQuery(catalog, product.id)),
    ]);
    return productSeo(product, { client: catalog, page, home });
  });

/** Requests an email for a product that is sold out. */
export async function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const itemUrl = pageUrl(context, `/products/${slug}${url.search}`);
  const form = await request.formData();
  const attempt = await requestBackInStock(context.get(shopContext), form, { slug, itemUrl, texts: getTexts(context) });
  return attempt.errors ? data(attempt, { status: 422 }) : attempt;
}

export { handle, headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** The page of one product. */
export default function ProductPage({ actionData, loaderData, params: { slug } }: Route.ComponentProps) {
  return <ProductContent slug={slug} state={loaderData.state} actionData={actionData} />;
}
