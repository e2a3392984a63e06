import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useCart } from '@cartwright/react/ecom';
import { cartEstimateQuery, cartQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { data, redirect, useSearchParams } from 'react-router';
import { catalogContext, languageContext, pageUrl, shopContext } from '../lib/server/contexts.js';
import { prefetchRecommendations } from '../lib/page/prefetch-recommendations.server.js';
import { createQueryClient } from '../lib/create-query-client.js';
import { PageTitle } from '../ui/page-title.js';
import { pathIn } from '../lib/language/languages.js';
import { getTexts } from '../lib/server/texts.server.js';
import { useTexts } from '../lib/language/use-texts.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { Notice } from '../ui/notice.js';
import { storesAppId } from '../lib/recommendations.js';
import { Recommendations } from '../ui/product/recommendations.js';
import type { Route } from './+types/bag-page.js';
import { Bag } from './bag.js';
import { BagProblem, changeBag } from './change-bag.server.js';
import { type DeliveryMethod, deliveryMethodsQuery } from '../lib/cart/delivery-methods.js';
import { deliveryMethodsAt } from './delivery-methods.server.js';
import { getDestination, isComplete } from '../lib/cart/destination.js';
import { EmptyCart } from './empty-cart.js';
import { PlainBag } from './plain-bag.js';
import { estimateOptions } from './use-estimate.js';
import { Link } from '../ui/link.js';

/** Name of the bag's recommendations. */
const recommendations = 'bag';

/** IDs of the products in the bag, the last added first. */
const listProductIds = (cart: Cart | null | undefined): string[] => {
  const references = cart?.lineItems?.map(({ source }) => source?.catalogReference) ?? [];
  const ids = references.flatMap((item) => (item?.appId === storesAppId && item.catalogItemId) || []);
  return [...new Set(ids.reverse())];
};

/** Loads the bag of the request's session, with its totals and recommended products. A visitor without a session gets none. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const queryClient = createQueryClient();
  const cart = await queryClient.fetchQuery(cartQuery(shop));
  const destination = getDestination(cart);
  const estimate = cartEstimateQuery(shop, cart, estimateOptions(destination));
  const methodsPath = pathIn(context.get(languageContext), '/delivery-methods');
  const keepMethods = (methods: readonly DeliveryMethod[]) =>
    queryClient.setQueryData(deliveryMethodsQuery(methodsPath, destination).queryKey, methods);
  const [summary] = await Promise.all([
    queryClient.fetchQuery(estimate).catch(() => null),
    isComplete(destination) && deliveryMethodsAt(context, destination).then(keepMethods, () => undefined),
    prefetchRecommendations(queryClient, context.get(catalogContext), recommendations, listProductIds(cart)),
  ]);
  return { cart, summary, state: dehydrate(queryClient) };
}

/** Changes the bag, for browsers without JavaScript. The page explains a refused change. */
export async function action({ context, request }: Route.ActionArgs) {
  try {
    return redirect(
      await changeBag(context.get(shopContext), await request.formData(), {
        texts: getTexts(context),
        getUrl: (path) => pageUrl(context, path),
        methodsAt: (destination) => deliveryMethodsAt(context, destination),
      }),
    );
  } catch (error) {
    if (!(error instanceof BagProblem)) throw error;
    return data({ message: error.message, page: error.page }, { status: 422 });
  }
}

/**
 * The bag. The server renders it as plain forms. With JavaScript, the hooks of the drawer take over, whose cache the
 * loader has filled.
 */
export default function BagPage({ actionData, loaderData: { cart, state, summary } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const texts = useTexts('cart');
  const change = params.get('done') ?? '';
  const done = Object.hasOwn(texts.done, change) ? texts.done[change as keyof typeof texts.done] : undefined;
  const hasScripts = useHydrated();
  const isEmpty = !cart?.lineItems?.length;
  return (
    <HydrationBoundary state={state}>
      <section aria-label={texts.title} className="wrap py-6 max-lg:max-w-2xl sm:py-10">
        <PageTitle>{texts.title}</PageTitle>
        <h1 className="mb-6 text-3xl">{texts.title}</h1>
        {actionData ? (
          <Notice tone="bad" className="mb-4">
            {actionData.message}{' '}
            {actionData.page && (
              <Link to={actionData.page} className="link">
                {texts.backToProduct}
              </Link>
            )}
          </Notice>
        ) : (
          done && (
            <Notice tone="good" className="mb-4">
              {done}
            </Notice>
          )
        )}
        {hasScripts ? <Bag /> : isEmpty ? <EmptyCart /> : <PlainBag cart={cart} summary={summary} />}
      </section>
      <BagRecommendations />
    </HydrationBoundary>
  );
}

/** Products that go well with those in the bag. One that is put into the bag is not shown any longer. */
function BagRecommendations() {
  const { data: cart } = useCart();
  const { recommended } = useTexts('cart');
  return <Recommendations page={recommendations} title={recommended} without={listProductIds(cart)} />;
}
