import { useEffect, useState } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { BottomNotice } from './bottom-notice.js';
import { UNSENT_EVENT } from '../lib/unsent-form.js';
import { useOnline } from '../lib/use-online.js';

/** Message at the bottom of the window that a form could not be sent. It stays until the next attempt or another page. */
export function UnsentNotice({ pathname }: { pathname: string }) {
  const isOnline = useOnline();
  const { unsent } = useTexts('app');
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const show = (event: Event) => setPage((event as CustomEvent<boolean>).detail ? pathname : undefined);
    addEventListener(UNSENT_EVENT, show);
    return () => removeEventListener(UNSENT_EVENT, show);
  }, [pathname]);
  if (page !== pathname) return null;
  return (
    <BottomNotice role="alert">
      <div className="border-t border-on-block bg-peach on-block">
        <p className="wrap py-3 text-sm font-medium">
          {isOnline ? unsent.failed : unsent.offline} {unsent.kept}
        </p>
      </div>
    </BottomNotice>
  );
}
