import { Link } from 'react-router';
import { catalogData } from '../app/catalog-data.server.js';
import type { Route } from './+types/returns-page.js';
import { InfoPage, InfoSection } from './info-page.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, () =>
    Promise.resolve({
      title: 'Returns',
      description: 'Send anything back within 30 days, unused and in its packaging, for a full refund.',
      path: '/returns',
      indexable: true,
    }),
  );

export { handle, headers, shouldRevalidate } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

/** Returns and refunds. */
export default function ReturnsPage() {
  return (
    <InfoPage title="Returns" lead="Thirty days to change your mind. No form to print, no reason to give.">
      <InfoSection title="How to return something">
        <ul>
          <li>
            <Link to="/contact" className="link">
              Write to us
            </Link>{' '}
            within 30 days of delivery, with the number of your order.
          </li>
          <li>We send you a label. In the United States it is free; elsewhere, we deduct $9 from the refund.</li>
          <li>Pack it as it came, unused, and hand it to the carrier within a week.</li>
        </ul>
      </InfoSection>
      <InfoSection title="Refunds">
        <p>
          We refund what you paid, with the shipping if you return the whole order, to the same card or gift card. It
          takes up to five business days after the package has arrived, and your order’s page shows it.
        </p>
      </InfoSection>
      <InfoSection title="What cannot be returned">
        <ul>
          <li>Things with your own text on them, which we cannot sell to anyone else.</li>
          <li>Food, candles that were lit, plants, and soap that was opened.</li>
          <li>Downloads after the first download, and gift cards.</li>
        </ul>
      </InfoSection>
      <InfoSection title="Damaged, wrong or missing">
        <p>
          Send us a photo within 14 days. We replace it or refund it, as you like, and you do not have to send the
          broken one back.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
