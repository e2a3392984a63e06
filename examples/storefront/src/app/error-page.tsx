import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { PageTitle } from './page-title.js';
import { useOnline } from './use-online.js';

/** Shown when a page fails to render or its code fails to load. */
export function ErrorPage({ error }: { error: unknown }) {
  const isOnline = useOnline();
  const [wasOffline] = useState(!isOnline);
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload();
  }, [wasOffline, isOnline]);
  return (
    <section role="alert" className="wrap grid min-h-[60vh] place-content-center py-20 text-center">
      <PageTitle>{isOnline ? 'Something went wrong' : 'Offline'}</PageTitle>
      <h1 className="text-3xl">{isOnline ? 'Something went wrong here' : 'You are offline'}</h1>
      <p className="mx-auto mt-4 max-w-md text-ink-soft">
        {isOnline
          ? 'This page could not be shown. Your bag is safe. Try once more, or start again from the front door.'
          : 'This page was not loaded before the connection was lost. It opens when the connection is back.'}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Link to="/" className={buttonStyle('secondary')}>
          Back to the home page
        </Link>
      </div>
    </section>
  );
}
