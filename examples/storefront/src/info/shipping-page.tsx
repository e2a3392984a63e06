import { Link } from 'react-router';
import { catalogData } from '../app/catalog-data.server.js';
import type { Route } from './+types/shipping-page.js';
import { InfoPage, InfoSection } from './info-page.js';
import { InfoTable } from './info-table.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, () =>
    Promise.resolve({
      title: 'Shipping',
      description: 'Where we ship, how long it takes and what it costs. Free standard shipping in the US from $75.',
      path: '/shipping',
      indexable: true,
    }),
  );

export { handle, headers, shouldRevalidate } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

/** Shipping rates and times. They are those of the demo shop's shipping regions. */
export default function ShippingPage() {
  return (
    <InfoPage title="Shipping" lead="Packed in paper, sent from Portland, Oregon, usually on the next working day.">
      <InfoSection title="Rates and delivery times">
        <InfoTable
          caption="Shipping rates by destination"
          columns={['Destination', 'Standard', 'Express']}
          rows={[
            ['United States', 'From $4.95, free from $75. 3–5 business days', 'From $14.95. 1–2 business days'],
            ['Alaska, Hawaii, Puerto Rico', 'From $11.95. 7–12 business days', '—'],
            ['Canada', 'From $12.95, free from $150. 5–8 business days', 'From $29.95. 2–3 business days'],
            ['Europe', 'From $16.95, free from $200. 7–10 business days', 'From $39.95. 3–4 business days'],
            ['Rest of the world', 'From $24.95. 10–20 business days', '—'],
          ]}
        />
        <p>
          The rate depends on the weight of the package. Choose your destination in the{' '}
          <Link to="/bag" className="link">
            bag
          </Link>{' '}
          to see it, together with the tax, before you check out.
        </p>
      </InfoSection>
      <InfoSection title="Pick up in store">
        <p>
          In Oregon and Washington you can pick up your order at the workshop, free of charge. It is ready within two
          hours during opening hours, and we keep it for two weeks.
        </p>
      </InfoSection>
      <InfoSection title="Pre-orders and several packages">
        <p>
          A pre-order ships when it is back with us. The rest of your order does not wait for it, and you pay shipping
          once. You get an email with a tracking number for each package, which your order’s page shows as well.
        </p>
      </InfoSection>
      <InfoSection title="Downloads and gift cards">
        <p>
          These are not shipped. The link to a download is in the confirmation of the order, and a gift card goes to its
          recipient by email.
        </p>
      </InfoSection>
      <InfoSection title="Customs">
        <p>
          Outside the United States, the carrier may collect customs duties on delivery. They are not part of our
          prices, and we do not know them in advance.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
