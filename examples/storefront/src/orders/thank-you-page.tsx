import type { Order } from '@cartwright/ecom/orders';
import { useCheckoutReturn } from '@cartwright/react/ecom';
import { orderFulfillmentsQuery, orderQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';
import { shopContext, siteClientContext } from '../lib/server/contexts.js';
import { useReloadOnSessionChange } from '../lib/account/use-reload-on-session-change.js';
import { createQueryClient } from '../lib/create-query-client.js';
import { NotFound } from '../ui/not-found.js';
import { PageTitle } from '../ui/page-title.js';
import { RequestFailed } from '../ui/request-failed.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import type { Route } from './+types/thank-you-page.js';
import { getGiftCardAmount } from './gift-card-amount.server.js';
import { OrderNotShown } from './order-not-shown.js';
import { OrderView } from './order-view.js';

/** Loads the order of the URL, if it belongs to the request's session. What fails is loaded again by the hooks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const queryClient = createQueryClient();
  const orderId = url.searchParams.get('orderId')?.trim();
  const order = orderId ? await queryClient.fetchQuery(orderQuery(shop, orderId)).catch(() => undefined) : undefined;
  const getMerchant = context.get(siteClientContext);
  const [giftCard] = order
    ? await Promise.all([
        getMerchant?.()
          .then((merchant) => getGiftCardAmount(merchant, order._id ?? ''))
          .catch(() => undefined),
        queryClient.prefetchQuery(orderFulfillmentsQuery(shop, orderId ?? '')),
      ])
    : [];
  const isMissing = !orderId || order === null;
  return data({ order, giftCard, state: dehydrate(queryClient) }, order ? 200 : isMissing ? 404 : 503);
}

/** Page that the platform redirects to after the checkout, with the order id in the URL. */
export default function ThankYouPage({ loaderData: { giftCard, order, state } }: Route.ComponentProps) {
  useReloadOnSessionChange();
  return (
    <HydrationBoundary state={state}>
      <ThankYou loaded={order} giftCard={giftCard} />
    </HydrationBoundary>
  );
}

interface ThankYouProps {
  loaded: Order | null | undefined;
  /** Amount of the order that a gift card pays. */
  giftCard: string | undefined;
}

/** The order, first as the server loaded it. */
function ThankYou({ giftCard, loaded }: ThankYouProps) {
  const [params] = useSearchParams();
  const texts = useTexts('order');
  const { state, orderId = '', data: order = loaded, error, refetch } = useCheckoutReturn({ params });
  if (order) return <OrderView order={order} giftCard={giftCard} />;
  if (state === 'CANCELED') return <NotFound what="order" />;
  if (state === 'FAILURE') {
    return (
      <div className="wrap py-16">
        <PageTitle>{texts.yourOrder}</PageTitle>
        <RequestFailed error={error} what="order" onRetry={() => void refetch()} />
        <p className="mt-6 text-ink-soft">{texts.isPlaced}</p>
      </div>
    );
  }
  if (state === 'UNKNOWN' || order === null) return <OrderNotShown id={orderId} />;
  return (
    <Loading label={texts.loading} className="wrap grid gap-6 py-16">
      <Skeleton className="h-20 w-2/3" />
      <Skeleton className="h-80 w-full rounded-4xl" />
    </Loading>
  );
}
