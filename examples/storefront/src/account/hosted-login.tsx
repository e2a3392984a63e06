import { useState } from 'react';
import { client } from '../app/client.js';
import { useLeaving } from '../app/use-leaving.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { callbackUrl } from './callback-url.js';
import { useDestination } from './use-destination.js';

/** Button that signs in on the platform's page and returns to the page that the shopper requested. */
export function HostedLogin({ children }: { children: string }) {
  const { to } = useDestination();
  const [isLeaving, setIsLeaving] = useLeaving();
  const [hasFailed, setHasFailed] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    setHasFailed(false);
    try {
      await client.auth.loginWithRedirect({ redirectUri: callbackUrl, originalUri: window.location.origin + to });
    } catch {
      setHasFailed(true);
      setIsLeaving(false);
    }
  };
  return (
    <>
      <Button kind="secondary" className="w-full" isPending={isLeaving} onPress={() => void leave()}>
        {children}
      </Button>
      {hasFailed && (
        <Notice tone="bad" className="mt-4">
          We could not open that page. Please try again in a moment.
        </Notice>
      )}
    </>
  );
}
