import { Link } from 'react-router';
import { catalogData } from '../app/catalog-data.server.js';
import type { Route } from './+types/privacy-page.js';
import { InfoPage, InfoSection } from './info-page.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, () =>
    Promise.resolve({
      title: 'Privacy',
      description: 'What this store keeps about its visitors, where and for how long. No tracking, no advertising.',
      path: '/privacy',
      indexable: true,
    }),
  );

export { handle, headers, shouldRevalidate } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

/** Privacy policy. */
export default function PrivacyPage() {
  return (
    <InfoPage title="Privacy" lead="We keep what an order needs. Nobody follows you around here.">
      <InfoSection title="While you look around">
        <p>
          There is no advertising, no analytics and no script of anyone else on these pages. An anonymous session, in
          encrypted cookies, lets your bag survive a reload. It contains no name and no address.
        </p>
      </InfoSection>
      <InfoSection title="On your device only">
        <p>
          Your color theme, your wishlist and the products that you saw last are kept in your browser. Clear the data of
          this site to remove them.
        </p>
      </InfoSection>
      <InfoSection title="When you order">
        <p>
          Your email address, delivery address and what you bought are stored with the order by Wix, which runs the shop
          for us. The payment provider handles your card; its number never reaches us. We keep orders for as long as tax
          law requires.
        </p>
      </InfoSection>
      <InfoSection title="When you have an account">
        <p>
          Name, email address and addresses stay until you ask us to delete them. The password is stored as a hash, from
          which it cannot be read.
        </p>
      </InfoSection>
      <InfoSection title="Your rights">
        <p>
          <Link to="/contact" className="link">
            Write to us
          </Link>{' '}
          to see, correct or delete what we have about you. We reply within 30 days.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
