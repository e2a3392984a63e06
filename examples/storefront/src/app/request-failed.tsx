import { Button } from '../ui/button.js';
import { useSite } from './site.js';
import { isUnreachable } from './unreachable.js';
import { useOnline } from './use-online.js';

interface RequestFailedProps {
  error: unknown;
  /** Noun phrase for the missing data, such as "the products". */
  what: string;
  onRetry: () => void;
}

/** Error message with a retry button, in place of data that failed to load. */
export function RequestFailed({ error, what, onRetry }: RequestFailedProps) {
  const isOnline = useOnline();
  const { apiUrl } = useSite();
  return (
    <section role="alert" className="rounded-3xl border border-edge bg-raised p-8 sm:p-12">
      <h2 className="text-2xl">We could not get {what}</h2>
      <p className="mt-4 max-w-prose text-ink-soft">{failureWords(error, isOnline, apiUrl)} Nothing was lost.</p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}

function failureWords(error: unknown, isOnline: boolean, apiUrl: string): string {
  if (!isUnreachable(error)) return 'The platform reported an error.';
  if (!isOnline) return 'You are offline. We try again when the connection is back.';
  return `The store cannot reach its platform at ${apiUrl} right now.`;
}
