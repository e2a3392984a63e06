import { Link } from 'react-router';
import { catalogData } from '../app/catalog-data.server.js';
import type { Route } from './+types/contact-page.js';
import { InfoPage, InfoSection } from './info-page.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, () =>
    Promise.resolve({
      title: 'Contact',
      description: 'Email, telephone and address of Alder & Finch in Portland, Oregon.',
      path: '/contact',
      indexable: true,
    }),
  );

export { handle, headers, shouldRevalidate } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

/** Ways to reach the store. */
export default function ContactPage() {
  return (
    <InfoPage title="Contact" lead="A person reads it, usually the one who packed your box.">
      <InfoSection title="By email">
        <p>
          <a href="mailto:hello@alder-finch.example" className="link">
            hello@alder-finch.example
          </a>
          . We reply within one working day. Please include the number of your order if it is about one.
        </p>
      </InfoSection>
      <InfoSection title="By telephone">
        <p>
          <a href="tel:+15035550142" className="link">
            +1 503 555 0142
          </a>
          , Monday to Friday, 9 am to 5 pm Pacific time.
        </p>
      </InfoSection>
      <InfoSection title="In person">
        <address className="not-italic">
          Alder & Finch
          <br />
          12 Finch Street
          <br />
          Portland, OR 97209
          <br />
          United States
        </address>
        <p>Open Tuesday to Saturday, 10 am to 6 pm.</p>
      </InfoSection>
      <InfoSection title="Before you write">
        <p>
          Most things are explained under{' '}
          <Link to="/shipping" className="link">
            Shipping
          </Link>{' '}
          and{' '}
          <Link to="/returns" className="link">
            Returns
          </Link>
          . The state of an order is in{' '}
          <Link to="/account" className="link">
            your account
          </Link>
          .
        </p>
      </InfoSection>
    </InfoPage>
  );
}
