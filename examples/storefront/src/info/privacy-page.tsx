import { catalogData } from '../lib/page/catalog-data.server.js';
import { createStaticHandle } from '../lib/page/catalog-route.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import type { Route } from './+types/privacy-page.js';
import { infoLink } from './info-link.js';
import { InfoPage, InfoSection } from './info-page.js';
import { infoSeo } from './info-seo.server.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, (_queryClient, _catalog, { texts }) => Promise.resolve(infoSeo('privacy', texts)));

export { headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** Privacy policy. */
function PrivacyPage() {
  const { lead, sections, title } = useTexts('info').privacy;
  return (
    <InfoPage title={title} lead={lead}>
      {sections.map((section) => (
        <InfoSection key={section.title} title={section.title}>
          <p>
            <Phrase text={section.text} parts={[infoLink('/contact')]} />
          </p>
        </InfoSection>
      ))}
    </InfoPage>
  );
}

export const handle = createStaticHandle(PrivacyPage);

export default PrivacyPage;
