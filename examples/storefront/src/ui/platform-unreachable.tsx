import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from './button.js';
import { PageTitle } from './page-title.js';
import { useExplainsSetup, useSite } from '../lib/site.js';

/** Shown instead of a page when the platform is unreachable. Developers see its address and the command that starts it. */
export function PlatformUnreachable({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const explainsSetup = useExplainsSetup();
  const { tryAgain, unavailable, unreachable } = useTexts('app');
  const title = explainsSetup ? unreachable.title : unavailable.title;
  return (
    <section role="alert" className="wrap py-16 sm:py-24">
      <PageTitle>{title}</PageTitle>
      <div className="rounded-4xl bg-peach p-8 on-block sm:p-14">
        <h1 className="max-w-3xl text-3xl">{title}</h1>
        {explainsSetup ? <Setup /> : <p className="mt-6 max-w-prose text-lg">{unavailable.text}</p>}
        <Button
          className="mt-8 bg-on-block! text-butter! hover:underline"
          isPending={isRetrying}
          data-reload=""
          onClick={onRetry}
        >
          {tryAgain}
        </Button>
      </div>
    </section>
  );
}

/** Address of the platform, and how to start it or change the address. */
function Setup() {
  const { apiUrl } = useSite();
  const { unreachable } = useTexts('app');
  return (
    <>
      <p className="mt-6 max-w-prose text-lg">
        <Phrase
          text={unreachable.address}
          parts={[() => <code className="font-sans font-bold break-all">{apiUrl}</code>]}
        />
      </p>
      <p className="mt-6 max-w-prose">{unreachable.start}</p>
      <pre
        tabIndex={0}
        aria-label={unreachable.command}
        className="mt-3 overflow-x-auto rounded-2xl border border-on-block p-4 font-sans font-semibold"
      >
        npx -y pnpm@10.34.9 demo
      </pre>
      <p className="mt-4 max-w-prose">
        <Phrase text={unreachable.elsewhere} parts={[(name) => <code>{name}</code>]} />
      </p>
    </>
  );
}
