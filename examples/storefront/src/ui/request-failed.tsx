import { useTexts } from '../lib/language/use-texts.js';
import { Button } from './button.js';
import { useExplainsSetup, useSite } from '../lib/site.js';
import { isUnreachable } from '../lib/unreachable.js';
import { useOnline } from '../lib/use-online.js';

interface RequestFailedProps {
  error: unknown;
  /** The missing data. */
  what: 'products' | 'moreProducts' | 'featuredProducts' | 'product' | 'collection' | 'wishlist' | 'bag' | 'order';
  onRetry: () => void;
}

/** Error message with a retry button, in place of data that failed to load. */
export function RequestFailed({ error, what, onRetry }: RequestFailedProps) {
  const isOnline = useOnline();
  const { apiUrl } = useSite();
  const explainsSetup = useExplainsSetup();
  const { requestFailed, tryAgain } = useTexts('app');
  const why = () => {
    if (!isUnreachable(error)) return requestFailed.platform;
    if (!isOnline) return requestFailed.offline;
    return explainsSetup ? requestFailed.unreachable(apiUrl) : requestFailed.unavailable;
  };
  return (
    <section role="alert" className="rounded-3xl border border-edge bg-raised p-8 sm:p-12">
      <h2 className="text-2xl">{requestFailed[what]}</h2>
      <p className="mt-4 max-w-prose text-ink-soft">
        {why()} {requestFailed.nothingLost}
      </p>
      <Button className="mt-6" data-reload="" onClick={onRetry}>
        {tryAgain}
      </Button>
    </section>
  );
}
