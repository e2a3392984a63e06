import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../lib/language/use-texts.js';
import { BottomNotice } from '../ui/bottom-notice.js';
import { useOnline } from '../lib/use-online.js';

/**
 * Notice on every page while the browser is offline. Failed queries are refetched when the connection returns, and the
 * page of a link that was followed meanwhile opens.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const { offline, tryAgain } = useTexts('app');
  const queryClient = useQueryClient();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (isOnline && blocker.state === 'blocked') blocker.proceed();
  }, [isOnline, blocker]);
  const retry = () => void queryClient.refetchQueries({ type: 'active' });
  return (
    <BottomNotice role="status">
      {!isOnline && (
        <div className="border-t border-on-block bg-peach on-block">
          <p className="wrap flex flex-wrap items-center gap-x-4 py-2 text-sm font-medium">
            <WifiOff aria-hidden className="size-5 shrink-0" />
            <span>{blocker.state === 'blocked' ? offline.page : offline.bag}</span>
            <button type="button" className="cursor-pointer py-2 link" onClick={retry}>
              {tryAgain}
            </button>
          </p>
        </div>
      )}
    </BottomNotice>
  );
}
