import { getCurrentMember, updateMember } from '@cartwright/identity/members';
import { searchOrders } from '@cartwright/ecom/orders';
import { data, Form, redirect } from 'react-router';
import { shopContext, pageUrl } from '../lib/server/contexts.js';
import { PageTitle } from '../ui/page-title.js';
import { unknownForm } from '../lib/server/unknown-form.server.js';
import { getTexts } from '../lib/server/texts.server.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import type { Route } from './+types/account-page.js';
import { AddressBook } from './address-book.js';
import type { AddressAttempt } from './address-form.js';
import { changeAddresses, isAddressIntent } from './change-addresses.server.js';
import { OrderList } from './order-list.js';
import { ProfileForm } from './profile-form.js';
import { readForm } from './read-form.js';
import { SubscriptionList } from './subscriptions/subscription-list.js';
import { listSubscriptions } from './subscriptions/subscription.js';
import { useReloadOnSessionChange } from '../lib/account/use-reload-on-session-change.js';

const limit = 10;

/** Result of a form that is shown again. */
interface ActionResult {
  /** Whether the profile was saved. */
  isSaved?: boolean;
  address?: AddressAttempt;
}

/** Loads the member, a page of the orders, newest first, and the subscriptions of the latest 100 orders. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const cursor = url.searchParams.get('older');
  const sort = [{ fieldName: '_createdDate', order: 'DESC' }] as const;
  if (!shop.auth.loggedIn()) return redirect('/login?to=/account');
  try {
    const { member = {} } = await shop.use(getCurrentMember)({ fieldsets: ['FULL'] });
    const search = (asked: Parameters<typeof searchOrders>[0]) =>
      shop
        .use(searchOrders)(asked)
        .catch(() => undefined);
    const [found, latest] = await Promise.all([
      search(cursor ? { cursorPaging: { cursor, limit } } : { cursorPaging: { limit }, sort }),
      search({ cursorPaging: { limit: 100 }, sort }),
    ]);
    const orders = found && (found.orders ?? []);
    return {
      member,
      orders,
      older: found?.metadata?.cursors?.next || undefined,
      subscriptions: listSubscriptions(latest?.orders ?? []),
    };
  } catch (error) {
    if (shop.auth.loggedIn()) throw error;
    // The platform has ended the member's session.
    return redirect('/login?to=/account');
  }
}

/** Signs the member out, changes the addresses, or saves the profile. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const { firstName, intent, lastName, nickname } = readForm(form);
  if (intent === 'sign-out') return shop.logout(pageUrl(context, '/'));
  if (isAddressIntent(intent)) {
    const refused = await changeAddresses(shop, intent, form, getTexts(context));
    return refused ? data<ActionResult>({ address: refused }, { status: 422 }) : redirect('/account#addresses');
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (intent !== 'profile') throw unknownForm();
  const { member } = await shop.use(getCurrentMember)();
  const contact = { firstName: firstName || null, lastName: lastName || null };
  try {
    await shop.use(updateMember)(member?._id ?? '', { contact, profile: { nickname: nickname || null } });
    return data<ActionResult>({ isSaved: true });
  } catch {
    return data<ActionResult>({ isSaved: false }, { status: 503 });
  }
}

/** Account page: profile, orders and sign-out. */
export default function AccountPage({
  actionData,
  loaderData: { member, orders, older, subscriptions },
}: Route.ComponentProps) {
  const texts = useTexts('account');
  useReloadOnSessionChange();
  return (
    <div className="wrap grid gap-14 pt-4 sm:pt-6">
      <PageTitle>{texts.title}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-6 rounded-4xl bg-lilac p-7 on-block sm:p-12">
        <div className="min-w-0">
          <h1 className="text-3xl">{texts.title}</h1>
          <p className="aside mt-4 text-xl break-words">{texts.hello(member.profile?.nickname)}</p>
        </div>
        <Form method="post" reloadDocument>
          <Button type="submit" name="intent" value="sign-out" className="bg-on-block! text-lilac! hover:underline">
            {texts.signOut}
          </Button>
        </Form>
      </header>
      <OrderList orders={orders} older={older} />
      <SubscriptionList subscriptions={subscriptions} />
      <AddressBook addresses={member.contact?.addresses ?? []} attempt={actionData?.address} />
      <ProfileForm member={member} isSaved={actionData?.isSaved} />
    </div>
  );
}
