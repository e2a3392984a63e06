import { useCheckoutReturn } from '@cartwright/react/ecom';
import { useSearchParams } from 'react-router';
import { NotFound } from '../app/not-found.js';
import { PageTitle } from '../app/page-title.js';
import { RequestFailed } from '../app/request-failed.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { OrderNotShown } from './order-not-shown.js';
import { OrderView } from './order-view.js';

/** Page that the platform redirects to after the checkout, with the order id in the URL. */
export default function ThankYouPage() {
  const [params] = useSearchParams();
  const { state, orderId = '', data: order, error, refetch } = useCheckoutReturn({ params });
  if (order) return <OrderView order={order} />;
  if (state === 'CANCELED') return <NotFound what="order" />;
  if (state === 'UNKNOWN') return <OrderNotShown id={orderId} />;
  if (state === 'FAILURE') {
    return (
      <div className="wrap py-16">
        <PageTitle>Your order</PageTitle>
        <RequestFailed error={error} what="your order" onRetry={() => void refetch()} />
        <p className="mt-6 text-ink-soft">The order itself is placed: its confirmation is on its way by mail.</p>
      </div>
    );
  }
  return (
    <Loading label="Loading your order" className="wrap grid gap-6 py-16">
      <Skeleton className="h-20 w-2/3" />
      <Skeleton className="h-80 w-full rounded-4xl" />
    </Loading>
  );
}
