import { data } from 'react-router';
import { siteContext } from '../lib/server/contexts.js';
import { PageTitle } from '../ui/page-title.js';
import { useSite } from '../lib/site.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import type { Route } from './+types/demo-page.js';
import { infoLink } from './info-link.js';
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

/** Rows of a table with codes and what they result in. */
const codeRows = (results: Readonly<Record<string, string>>) =>
  Object.entries(results).map(([text, result]) => [code(text), result]);

/** Members, codes and cards of the demo's seed data, and where its emails are. */
export default function DemoPage() {
  const { apiUrl, clientId, origin } = useSite();
  const texts = useTexts('demo');
  const { demoHelp } = useTexts('app');
  const agentUrl = `${origin}/ucp/mcp`;
  const dashboardLink = (section: string) => (part: string) => (
    <a href={`${apiUrl}/_emulator/dashboard/${section}?clientId=${encodeURIComponent(clientId)}`} className="link">
      {part}
    </a>
  );
  return (
    <InfoPage title={demoHelp} lead={texts.lead}>
      <PageTitle>{demoHelp}</PageTitle>
      <InfoSection title={texts.members}>
        <InfoTable
          caption={texts.membersCaption}
          columns={[texts.email, texts.password, texts.result]}
          rows={[
            [code('iris@demo.example'), code('iris-sings-alto'), texts.signsInWithAddress],
            [code('otto@demo.example'), code('otto-plays-oboe'), texts.signsIn],
            [code('nora@demo.example'), code('nora-keeps-time'), texts.awaitsApproval],
            [code('vera@demo.example'), code('vera-skips-beats'), texts.isBlocked],
            [code('paul@demo.example'), texts.none, texts.needsPassword],
          ]}
        />
        <p>
          <Phrase text={texts.register} parts={[infoLink('/register')]} />
        </p>
      </InfoSection>
      <InfoSection title={texts.coupons}>
        <InfoTable
          caption={texts.couponsCaption}
          columns={[texts.code, texts.result]}
          rows={codeRows(texts.couponResults)}
        />
      </InfoSection>
      <InfoSection title={texts.giftCards}>
        <InfoTable
          caption={texts.giftCardsCaption}
          columns={[texts.code, texts.result]}
          rows={codeRows(texts.giftCardResults)}
        />
      </InfoSection>
      <InfoSection title={texts.cards}>
        <p>{texts.cardsText}</p>
        <InfoTable
          caption={texts.cardsCaption}
          columns={[texts.number, texts.result]}
          rows={codeRows(texts.cardResults)}
        />
      </InfoSection>
      <InfoSection title={texts.agents}>
        <p>{texts.agentsText}</p>
        <p>
          <code className="break-all select-all">{agentUrl}</code>
        </p>
        <p>{texts.agentsConfiguration}</p>
        <pre className="overflow-x-auto text-sm select-all" tabIndex={0}>
          {JSON.stringify({ mcpServers: { 'alder-and-finch': { type: 'http', url: agentUrl } } }, null, 2)}
        </pre>
        <p>{texts.agentsTask}</p>
        <p>
          <Phrase
            text={texts.agentsProfile}
            parts={[
              (part) => (
                <a href="/.well-known/ucp" className="link">
                  {part}
                </a>
              ),
            ]}
          />
        </p>
      </InfoSection>
      <InfoSection title={texts.behind}>
        <ul>
          {Object.entries(texts.sections).map(([section, text]) => (
            <li key={section}>
              <Phrase text={text} parts={[dashboardLink(section)]} />
            </li>
          ))}
        </ul>
      </InfoSection>
    </InfoPage>
  );
}
