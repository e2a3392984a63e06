import { catalogData } from '../lib/page/catalog-data.server.js';
import { createStaticHandle } from '../lib/page/catalog-route.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import type { Route } from './+types/contact-page.js';
import { infoLink } from './info-link.js';
import { InfoPage, InfoSection } from './info-page.js';
import { infoSeo } from './info-seo.server.js';

/** Describes the page for search engines. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, (_queryClient, _catalog, { texts }) => Promise.resolve(infoSeo('contact', texts)));

export { headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

const linkTo = (href: string) => (part: string) => (
  <a href={href} className="link">
    {part}
  </a>
);

/** Ways to reach the store. */
function ContactPage() {
  const { contact: texts } = useTexts('info');
  return (
    <InfoPage title={texts.title} lead={texts.lead}>
      <InfoSection title={texts.byEmail}>
        <p>
          <Phrase text={texts.byEmailText} parts={[linkTo('mailto:hello@alder-finch.example')]} />
        </p>
      </InfoSection>
      <InfoSection title={texts.byPhone}>
        <p>
          <Phrase text={texts.byPhoneText} parts={[linkTo('tel:+15035550142')]} />
        </p>
      </InfoSection>
      <InfoSection title={texts.inPerson}>
        <address className="not-italic">
          Alder & Finch
          <br />
          12 Finch Street
          <br />
          Portland, OR 97209
          <br />
          {texts.country}
        </address>
        <p>{texts.hours}</p>
      </InfoSection>
      <InfoSection title={texts.before}>
        <p>
          <Phrase text={texts.beforeText} parts={[infoLink('/shipping'), infoLink('/returns'), infoLink('/account')]} />
        </p>
      </InfoSection>
    </InfoPage>
  );
}

export const handle = createStaticHandle(ContactPage);

export default ContactPage;
