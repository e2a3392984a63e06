import { useLoginWithRedirect } from '@cartwright/react/identity';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { useCallbackUrl } from './use-callback-url.js';
import { useDestination } from './use-destination.js';

/** Button that signs in on the platform's page and returns to the page that the shopper requested. */
export function HostedLogin({ children }: { children: string }) {
  const { to } = useDestination();
  const { login, isRedirecting, error } = useLoginWithRedirect({ redirectUri: useCallbackUrl() });
  return (
    <>
      <Button kind="secondary" className="w-full" isPending={isRedirecting} onClick={() => login({ originalUri: to })}>
        {children}
      </Button>
      {error && (
        <Notice tone="bad" className="mt-4">
          We could not open that page. Please try again in a moment.
        </Notice>
      )}
    </>
  );
}
