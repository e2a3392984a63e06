import { data, Link } from 'react-router';
import { siteContext } from '../../server/contexts.js';
import { PageTitle } from '../app/page-title.js';
import { useSite } from '../app/site.js';
import type { Route } from './+types/demo-page.js';
import { InfoPage, InfoSection } from './info-page.js';
import { InfoTable } from './info-table.js';

/** Responds with 404 unless the store is the demo. */
export const loader = ({ context }: Route.LoaderArgs) => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (!context.get(siteContext).isDemo) throw data(undefined, { status: 404 });
  return null;
};

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const code = (text: string) => <code className="whitespace-nowrap select-all">{text}</code>;

/** Members, codes and cards of the demo's seed data, and where its emails are. */
export default function DemoPage() {
  const { apiUrl, clientId } = useSite();
  const dashboard = (section: string) =>
    `${apiUrl}/_emulator/dashboard/${section}?clientId=${encodeURIComponent(clientId)}`;
  return (
    <InfoPage title="Demo help" lead="Everything here is made up, so feel free to buy, cancel and break it.">
      <PageTitle>Demo help</PageTitle>
      <InfoSection title="Members">
        <InfoTable
          caption="Members to sign in as"
          columns={['Email', 'Password', 'Result']}
          rows={[
            [code('iris@demo.example'), code('iris-sings-alto'), 'Signs in. Has an address.'],
            [code('otto@demo.example'), code('otto-plays-oboe'), 'Signs in.'],
            [code('nora@demo.example'), code('nora-keeps-time'), 'Awaits the owner’s approval.'],
            [code('vera@demo.example'), code('vera-skips-beats'), 'Is blocked.'],
            [code('paul@demo.example'), 'None', 'Has to choose a password first.'],
          ]}
        />
        <p>
          Or{' '}
          <Link to="/register" className="link">
            create an account
          </Link>{' '}
          with any address. The code is in the mailbox.
        </p>
      </InfoSection>
      <InfoSection title="Coupons">
        <InfoTable
          caption="Coupon codes"
          columns={['Code', 'Result']}
          rows={[
            [code('WELCOME10'), '10% off'],
            [code('SAVE15'), '$15 off orders of $60 or more'],
            [code('FREESHIP'), 'Free shipping'],
            [code('KITCHEN20'), '20% off Kitchen & Table'],
            [code('ONCE5'), '$5 off, one order only'],
            [code('SUMMER24'), 'Expired'],
            [code('FIRST100'), 'Used up'],
            [code('NEXTCENTURY'), 'Not valid yet'],
          ]}
        />
      </InfoSection>
      <InfoSection title="Gift cards">
        <InfoTable
          caption="Gift card codes"
          columns={['Code', 'Result']}
          rows={[
            [code('GIFT-GOOD-0050'), 'Balance of $50'],
            [code('GIFT-RICH-5000'), 'Balance of $5,000'],
            [code('GIFT-EMPTY-0000'), 'No balance left'],
            [code('GIFT-OLD-0050'), 'Expired'],
            [code('GIFT-OFF-0050'), 'Disabled'],
          ]}
        />
      </InfoSection>
      <InfoSection title="Cards">
        <p>The platform’s checkout page lists them, so there is no number to type.</p>
        <InfoTable
          caption="Test cards"
          columns={['Number', 'Result']}
          rows={[
            [code('4242 4242 4242 4242'), 'Approved at once'],
            [code('4000 0000 0000 0002'), 'Declined'],
            [code('4000 0000 0000 3220'), 'Authorized now, charged later'],
            [code('4000 0000 0000 7726'), 'Pending until the bank has decided'],
          ]}
        />
      </InfoSection>
      <InfoSection title="Behind the scenes">
        <ul>
          <li>
            <a href={dashboard('mail')} className="link">
              Mailbox
            </a>
            : codes, links and confirmations that the shop has sent
          </li>
          <li>
            <a href={dashboard('orders')} className="link">
              Orders
            </a>
            : ship, cancel and refund them
          </li>
          <li>
            <a href={dashboard('time')} className="link">
              Clock
            </a>
            : let days pass
          </li>
        </ul>
      </InfoSection>
    </InfoPage>
  );
}
