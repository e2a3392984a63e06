import { catalogData } from '../lib/page/catalog-data.server.js';
import { createStaticHandle } from '../lib/page/catalog-route.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import type { Route } from './+types/returns-page.js';
import { infoLink } from './info-link.js';
import { InfoPage, InfoSection } from './info-page.js';
import { infoSeo } from './info-seo.server.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, (_queryClient, _catalog, { texts }) => Promise.resolve(infoSeo('returns', texts)));

export { headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** Returns and refunds. */
function ReturnsPage() {
  const { returns: texts } = useTexts('info');
  return (
    <InfoPage title={texts.title} lead={texts.lead}>
      <InfoSection title={texts.how}>
        <ul>
          {texts.steps.map((step) => (
            <li key={step}>
              <Phrase text={step} parts={[infoLink('/contact')]} />
            </li>
          ))}
        </ul>
      </InfoSection>
      <InfoSection title={texts.refunds}>
        <p>{texts.refundsText}</p>
      </InfoSection>
      <InfoSection title={texts.not}>
        <ul>
          {texts.notList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </InfoSection>
      <InfoSection title={texts.damaged}>
        <p>{texts.damagedText}</p>
      </InfoSection>
    </InfoPage>
  );
}

export const handle = createStaticHandle(ReturnsPage);

export default ReturnsPage;
