import { type ReactNode, createContext, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Live region for announcements. Its attributes exempt it from being hidden by an open dialog. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ message: '', count: 0 });
  const announce = useCallback((message: string) => setSaid((before) => ({ message, count: before.count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" data-live-announcer="true" data-react-aria-top-layer="true" className="sr-only">
        <p key={said.count}>{said.message}</p>
      </div>
    </AnnounceContext>
  );
}

/** Returns the function that announces a message to screen readers. */
export const useAnnounce = (): ((message: string) => void) => useContext(AnnounceContext);
