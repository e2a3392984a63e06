import { type ReactNode, createContext, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Holds the live region that reads out what changed. Its marks keep an open dialog, which hides the rest, from silencing it. */
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

/** Gives the function that reads a message out to screen readers. */
export const useAnnounce = (): ((message: string) => void) => useContext(AnnounceContext);
