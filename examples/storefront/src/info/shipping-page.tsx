import { catalogData } from '../lib/page/catalog-data.server.js';
import { createStaticHandle } from '../lib/page/catalog-route.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import type { Route } from './+types/shipping-page.js';
import { infoLink } from './info-link.js';
import { InfoPage, InfoSection } from './info-page.js';
import { infoSeo } from './info-seo.server.js';
import { InfoTable } from './info-table.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, (_queryClient, _catalog, { texts }) => Promise.resolve(infoSeo('shipping', texts)));

export { headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** Shipping rates and times. They are those of the demo shop's shipping regions. */
function ShippingPage() {
  const { shipping: texts } = useTexts('info');
  return (
    <InfoPage title={texts.title} lead={texts.lead}>
      <InfoSection title={texts.rates}>
        <InfoTable caption={texts.caption} columns={texts.columns} rows={texts.rows} />
        <p>
          <Phrase text={texts.ratesText} parts={[infoLink('/bag')]} />
        </p>
      </InfoSection>
      {texts.sections.map(({ title, text }) => (
        <InfoSection key={title} title={title}>
          <p>{text}</p>
        </InfoSection>
      ))}
    </InfoPage>
  );
}

export const handle = createStaticHandle(ShippingPage);

export default ShippingPage;
