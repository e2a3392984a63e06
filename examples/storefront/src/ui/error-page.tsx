import { useEffect, useState } from 'react';
import { Link } from './link.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from './button.js';
import { buttonStyle } from './button-style.js';
import { PageTitle } from './page-title.js';
import { useOnline } from '../lib/use-online.js';

/** Shown when a page fails to render or its code fails to load. */
export function ErrorPage({ error }: { error: unknown }) {
  const isOnline = useOnline();
  const { backHome, failed, tryAgain } = useTexts('app');
  const [wasOffline] = useState(!isOnline);
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload();
  }, [wasOffline, isOnline]);
  return (
    <section role="alert" className="wrap grid min-h-[60vh] place-content-center py-20 text-center">
      <PageTitle>{isOnline ? failed.title : failed.offlineTitle}</PageTitle>
      <h1 className="text-3xl">{isOnline ? failed.heading : failed.offlineHeading}</h1>
      <p className="mx-auto mt-4 max-w-md text-ink-soft">{isOnline ? failed.text : failed.offlineText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button data-reload="" onClick={() => window.location.reload()}>
          {tryAgain}
        </Button>
        <Link to="/" className={buttonStyle('secondary')}>
          {backHome}
        </Link>
      </div>
    </section>
  );
}
