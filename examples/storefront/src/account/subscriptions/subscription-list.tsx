import { lineItemName } from '@cartwright/react/ecom';
import { Link } from '../../ui/link.js';
import { planDetails } from '../../lib/cart/plan.js';
import { Phrase } from '../../lib/language/phrase.js';
import { useLocale } from '../../lib/navigation/use-locale.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { nextPayment, getState, type Subscription } from './subscription.js';

/** The member's subscriptions. A member without any sees nothing. */
export function SubscriptionList({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const texts = useTexts('subscriptions');
  if (subscriptions.length === 0) return null;
  return (
    <section aria-labelledby="subscriptions" className="grid max-w-3xl gap-6">
      <h2 id="subscriptions" className="text-2xl">
        {texts.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {subscriptions.map((subscription) => (
          <Entry key={subscription.id} subscription={subscription} />
        ))}
      </ul>
      <ChangeHint />
    </section>
  );
}

function Entry({ subscription }: { subscription: Subscription }) {
  const texts = useTexts('subscriptions');
  const [plan] = planDetails(subscription.line, useTexts('plans'));
  const next = useDay(nextPayment(subscription));
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
      <h3 className="font-semibold tracking-tight">
        <Link
          to={`/account/subscriptions/${encodeURIComponent(subscription.id)}`}
          className="underline-offset-4 hover:underline"
        >
          {lineItemName(subscription.line)}
        </Link>
      </h3>
      <p className="text-sm sm:text-right">{texts.states[getState(subscription)]}</p>
      <p className="min-w-0 text-sm text-ink-soft">{plan?.value}</p>
      <p className="text-sm sm:text-right">{next && texts.next(next)}</p>
    </li>
  );
}

/** Formats a day in the language of the page. */
export function useDay(date: Date | undefined): string | undefined {
  const locale = useLocale();
  return date?.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** How to change a subscription. The platform has no operation for the buyer. */
export const ChangeHint = () => (
  <p className="text-sm text-ink-soft">
    <Phrase
      text={useTexts('subscriptions').change}
      parts={[
        (part) => (
          <Link to="/contact" className="link">
            {part}
          </Link>
        ),
      ]}
    />
  </p>
);
