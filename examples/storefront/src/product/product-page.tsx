import { collectionsQuery, productQuery, stockQuery, subscriptionsQuery } from '@cartwright/react/queries';
import { data } from 'react-router';
import { pageUrl, shopContext } from '../lib/server/contexts.js';
import { catalogData } from '../lib/page/catalog-data.server.js';
import { createHandleWithParts } from '../lib/page/catalog-route.js';
import { prefetchRecommendations } from '../lib/page/prefetch-recommendations.server.js';
import { missingPage } from '../lib/server/missing-page.server.js';
import { getTexts } from '../lib/server/texts.server.js';
import type { Route } from './+types/product-page.js';
import { type ServerParts, ServerPartsContext } from '../ui/server-html.js';
import { ProductContent } from './product-content.js';
import { productSeo } from './product-seo.server.js';
import { homeCollection } from './home-collection.js';
import { requestBackInStock } from './request-back-in-stock.server.js';
import { RatingLine } from './reviews/rating-line.js';
import { type ProductReviews, readReviews } from './reviews/read-reviews.server.js';
import { ReviewsSection } from './reviews/reviews-section.js';

/** Data of the parts that only the server renders. */
interface ProductParts {
  readonly slug: string;
  /** Absent if they cannot be read. */
  readonly reviews: ProductReviews | undefined;
}

/** Loads the product, its stock, its subscriptions, its reviews and recommended products. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  let reviews: ProductReviews | undefined;
  const page = await catalogData(context, async (queryClient, catalog, page) => {
    const product = await queryClient.fetchQuery(productQuery(catalog, { slug })).catch(() => undefined);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
    if (product === null) throw await missingPage(context, 'product', slug);
    if (!product) return undefined;
    const ofCollections = collectionsQuery(catalog);
    const [collections, found] = await Promise.all([
      queryClient.fetchQuery(ofCollections).catch(() => undefined),
      readReviews(catalog, product.id, url.searchParams),
      queryClient.prefetchQuery(stockQuery(catalog, [product])),
      queryClient.prefetchQuery(subscriptionsQuery(catalog, product.id)),
      prefetchRecommendations(queryClient, catalog, product.id, [product.id]),
    ]);
    const home = homeCollection(product, collections?.items);
    // The frame of the page has them. A second copy would render all of it again in the browser.
    if (collections) queryClient.removeQueries({ queryKey: ofCollections.queryKey, exact: true });
    reviews = found;
    return productSeo(product, { client: catalog, page, home, reviews });
  });
  const parts: ProductParts = { slug, reviews };
  return data({ ...page.data, parts }, page.init ?? undefined);
}

/** Requests an email for a product that is sold out. */
export async function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const itemUrl = pageUrl(context, `/products/${slug}${url.search}`);
  const form = await request.formData();
  const attempt = await requestBackInStock(context.get(shopContext), form, { slug, itemUrl, texts: getTexts(context) });
  return attempt.errors ? data(attempt, { status: 422 }) : attempt;
}

const getParts = ({ parts: { reviews, slug } }: { parts: ProductParts }): ServerParts =>
  reviews
    ? {
        rating: <RatingLine summary={reviews.summary} />,
        reviews: <ReviewsSection path={`/products/${encodeURIComponent(slug)}`} reviews={reviews} />,
      }
    : {};

export const handle = createHandleWithParts(getParts);
export { headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** The page of one product. */
export default function ProductPage({ actionData, loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <ServerPartsContext value={getParts(loaderData)}>
      <ProductContent slug={slug} state={loaderData.state} actionData={actionData} />
    </ServerPartsContext>
  );
}
