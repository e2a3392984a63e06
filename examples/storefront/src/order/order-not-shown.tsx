import { useMember } from '@cartwright/react/identity';
import { Link } from 'react-router';
import { PageTitle } from '../app/page-title.js';
import { buttonStyle } from '../ui/button-style.js';

/**
 * Shown for an order that does not exist or belongs to another account. The platform's response is the same for both.
 */
export function OrderNotShown({ id }: { id: string }) {
  const { data: member } = useMember();
  const here = `/thank-you?${new URLSearchParams({ orderId: id })}`;
  return (
    <section className="wrap grid min-h-[60vh] place-content-center py-20 text-center">
      <PageTitle>Order not shown</PageTitle>
      <h1 className="text-3xl">We cannot show you this order</h1>
      <p className="mx-auto mt-4 max-w-md text-ink-soft">
        {member
          ? `No order of ${member.loginEmail ?? 'your account'} has this number. If you ordered with another account or without one, open this page where you did. `
          : 'Only the buyer of an order can see it. Sign in with the account that you ordered with, or open this page in the browser that you ordered in. '}
        If you came by a link, its address may have a mistake.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {member ? (
          <Link to="/account" className={buttonStyle()}>
            See your orders
          </Link>
        ) : (
          <Link to={`/login?${new URLSearchParams({ to: here })}`} className={buttonStyle()}>
            Sign in
          </Link>
        )}
        <Link to="/" className={buttonStyle('secondary')}>
          Back to the home page
        </Link>
      </div>
    </section>
  );
}
