import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { OPEN_LATER_EVENT } from '../lib/navigation/open-page.js';
import { tellUnsent } from '../lib/unsent-form.js';
import { BottomNotice } from '../ui/bottom-notice.js';
import { useOnline } from '../lib/use-online.js';
import { Icon } from '../ui/icon.js';

/** Returns the URL of another page of the store to which a click leads in this window. */
function getTarget({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || button > 0 || ctrlKey || metaKey || shiftKey || altKey || link.target) return undefined;
  return link.origin === location.origin && link.pathname !== location.pathname ? link.href : undefined;
}

/** Keeps the page while the browser is offline. Returns the URL of the page to open when the connection is back. */
function usePageForLater(isOnline: boolean): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const openLater = (event: Event) => setUrl((event as CustomEvent<string>).detail);
    const follow = (event: MouseEvent) => {
      const target = navigator.onLine || event.defaultPrevented ? undefined : getTarget(event);
      if (!target) return;
      event.preventDefault();
      setUrl(target);
    };
    const keepForm = (event: SubmitEvent) => {
      if (navigator.onLine || event.defaultPrevented) return;
      event.preventDefault();
      tellUnsent(true);
    };
    addEventListener(OPEN_LATER_EVENT, openLater);
    addEventListener('click', follow);
    addEventListener('submit', keepForm);
    return () => {
      removeEventListener(OPEN_LATER_EVENT, openLater);
      removeEventListener('click', follow);
      removeEventListener('submit', keepForm);
    };
  }, []);
  useEffect(() => {
    if (isOnline && url) location.assign(url);
  }, [isOnline, url]);
  return url;
}

/**
 * Notice on every page while the browser is offline. Failed queries are refetched when the connection returns, and the
 * page of a link that was followed meanwhile opens.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const { offline, tryAgain } = useTexts('app');
  const queryClient = useQueryClient();
  const later = usePageForLater(isOnline);
  const retry = () => void queryClient.refetchQueries({ type: 'active' });
  return (
    <BottomNotice role="status">
      {!isOnline && (
        <div className="border-t border-on-block bg-peach on-block">
          <p className="wrap flex flex-wrap items-center gap-x-4 py-2 text-sm font-medium">
            <Icon name="offline" className="size-5 shrink-0" />
            <span>{later ? offline.page : offline.bag}</span>
            <button type="button" className="cursor-pointer py-2 link" onClick={retry}>
              {tryAgain}
            </button>
          </p>
        </div>
      )}
    </BottomNotice>
  );
}
