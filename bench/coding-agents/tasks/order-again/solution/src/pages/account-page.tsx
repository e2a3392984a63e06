import type { Order } from '@cartwright/ecom/orders';
import { useOrders, useReorder } from '@cartwright/react/ecom';
import { useLoginCallback, useLoginWithRedirect, useLogout, useSession } from '@cartwright/react/identity';
import { Link } from 'react-router';
import { Problem } from '../components/shop/problem';
import { paths } from '../components/shop/settings';

/** Sign-in for visitors, orders for members. */
export function AccountPage() {
  const { isMember, status } = useSession();
  if (status === 'unknown') return null;
  return (
    <>
      <h1>Your account</h1>
      {isMember ? <Orders /> : <SignIn />}
    </>
  );
}

function SignIn() {
  const { mutate, isRedirecting, error } = useLoginWithRedirect({ redirectUri: paths.loginCallback });
  return (
    <>
      <button
        disabled={isRedirecting}
        className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
        onClick={() => mutate({ originalUri: paths.account })}
      >
        Sign in
      </button>
      <Problem of={error} />
    </>
  );
}

function Orders() {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrders();
  const logout = useLogout({ mutation: { onSuccess: (url) => location.assign(url) } });
  return (
    <>
      <h2 id="orders">Your orders</h2>
      <Problem of={error} />
      {data?.items.length === 0 && <p>Nothing yet.</p>}
      <ul aria-labelledby="orders" className="grid">
        {data?.items.map((order) => (
          <li
            key={order._id}
            className="flex items-start gap-5 border-b border-neutral-200 py-5 tabular-nums aria-busy:opacity-50"
          >
            <Link to={`${paths.order}?orderId=${order._id}`}>Order {order.number}</Link>
            <OrderAgain order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          disabled={isFetchingNextPage}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
          onClick={() => void fetchNextPage()}
        >
          Earlier orders
        </button>
      )}
      <button
        disabled={logout.isPending}
        className="cursor-pointer text-sm text-neutral-600 underline"
        onClick={() => logout.mutate({ returnUrl: location.origin })}
      >
        Sign out
      </button>
      <Problem of={logout.error} />
    </>
  );
}

function OrderAgain({ order }: { order: Order }) {
  const { mutate, isPending, data, error } = useReorder();
  const isShort = data !== undefined && data.shortfalls.length + data.notInCatalog.length > 0;
  return (
    <div>
      <button
        aria-label={`Order ${order.number} again`}
        disabled={isPending}
        className="cursor-pointer text-sm text-neutral-600 underline"
        onClick={() => mutate(order)}
      >
        Order again
      </button>
      <Problem of={error}>
        {isShort ? 'Not all of this order is available. The cart has what is left.' : undefined}
      </Problem>
      <p role="status">{data && !isShort && 'Added to your cart.'}</p>
    </div>
  );
}

/** The page that the platform's sign-in page returns to. */
export function LoginCallback() {
  const { error } = useLoginCallback({ onSuccess: ({ originalUri }) => location.replace(originalUri) });
  if (!error) return <p>One moment …</p>;
  return (
    <>
      <Problem of={error} />
      <Link to={paths.account}>Try again</Link>
    </>
  );
}
