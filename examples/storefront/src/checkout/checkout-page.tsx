import { useCart } from '@cartwright/react/ecom';
import { Link } from '../ui/link.js';
import { PageTitle } from '../ui/page-title.js';
import { RequestFailed } from '../ui/request-failed.js';
import { useTexts } from '../lib/language/use-texts.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { CheckoutForm } from './checkout-form.js';
import { PlainCheckout } from './plain-checkout.js';

/** Page with everything that an order needs but the payment: contact, delivery, gift card and review. */
export default function CheckoutPage() {
  const { title } = useTexts('checkout');
  return (
    <div className="wrap pt-6 pb-20 sm:pt-10">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-8 text-3xl">{title}</h1>
      <PlainCheckout />
      <div className="noscript:hidden">
        <Content />
      </div>
    </div>
  );
}

function Content() {
  const texts = useTexts('checkout');
  const { loading } = useTexts('cart');
  const { lookAround } = useTexts('app');
  const { data: cart, isPending, isError, error, refetch } = useCart();
  if (isPending) {
    return (
      <Loading label={loading} className="grid gap-8 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-96 w-full rounded-3xl" />
        <Skeleton className="h-72 w-full rounded-3xl" />
      </Loading>
    );
  }
  if (isError && !cart) return <RequestFailed error={error} what="bag" onRetry={() => void refetch()} />;
  if (!cart?.lineItems?.length) {
    return (
      <EmptyState
        title={texts.empty}
        actions={
          <Link to="/collections/all-products" className={buttonStyle()}>
            {lookAround}
          </Link>
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  // Another cart, such as that of a member who signs in elsewhere, starts with its own fields.
  return <CheckoutForm key={cart._id} cart={cart} />;
}
