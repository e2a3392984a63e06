import { useMember } from '@cartwright/react/identity';
import { Link } from '../ui/link.js';
import { PageTitle } from '../ui/page-title.js';
import { useTexts } from '../lib/language/use-texts.js';
import { buttonStyle } from '../ui/button-style.js';

/**
 * Shown for an order that does not exist or belongs to another account. The platform's response is the same for both.
 */
export function OrderNotShown({ id }: { id: string }) {
  const { data: member } = useMember();
  const { notShown } = useTexts('order');
  const { signIn } = useTexts('account');
  const { backHome } = useTexts('app');
  const here = `/thank-you?${new URLSearchParams({ orderId: id })}`;
  return (
    <section className="wrap grid min-h-[60vh] place-content-center py-20 text-center">
      <PageTitle>{notShown.title}</PageTitle>
      <h1 className="text-3xl">{notShown.heading}</h1>
      <p className="mx-auto mt-4 max-w-md text-ink-soft">
        {member ? notShown.ofMember(member.loginEmail) : notShown.ofVisitor} {notShown.link}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {member ? (
          <Link to="/account" className={buttonStyle()}>
            {notShown.seeOrders}
          </Link>
        ) : (
          <Link to={`/login?${new URLSearchParams({ to: here })}`} className={buttonStyle()}>
            {signIn}
          </Link>
        )}
        <Link to="/" className={buttonStyle('secondary')}>
          {backHome}
        </Link>
      </div>
    </section>
  );
}
