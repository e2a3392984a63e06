import { Button } from '../ui/button.js';
import { PageTitle } from './page-title.js';
import { useSite } from './site.js';

/** Shown instead of a page when the platform is unreachable, with the command that starts it. */
export function PlatformUnreachable({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { apiUrl } = useSite();
  return (
    <section role="alert" className="wrap py-16 sm:py-24">
      <PageTitle>The store cannot reach its platform</PageTitle>
      <div className="rounded-4xl bg-peach p-8 on-block sm:p-14">
        <h1 className="max-w-3xl text-3xl">The store cannot reach its platform</h1>
        <p className="mt-6 max-w-prose text-lg">
          It expects the platform at <code className="font-sans font-bold break-all">{apiUrl}</code>, but there is none
          at that address. Your bag is safe.
        </p>
        <p className="mt-6 max-w-prose">Running this store yourself? Start the store and its emulator together:</p>
        <pre
          tabIndex={0}
          aria-label="Command"
          className="mt-3 overflow-x-auto rounded-2xl border border-on-block p-4 font-sans font-semibold"
        >
          npx -y pnpm@10.34.9 demo
        </pre>
        <p className="mt-4 max-w-prose">
          Is the platform somewhere else? Start the store&rsquo;s server with its address as <code>apiUrl</code>.
        </p>
        <Button
          className="mt-8 bg-on-block text-butter hover:bg-on-block hover:underline"
          isPending={isRetrying}
          onClick={onRetry}
        >
          Try again
        </Button>
      </div>
    </section>
  );
}
