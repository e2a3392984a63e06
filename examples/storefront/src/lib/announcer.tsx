import { type ReactNode, createContext, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);
const SaidContext = createContext({ message: '', count: 0 });

/** Provides the announcements, and the live region of the page. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ message: '', count: 0 });
  const announce = useCallback((message: string) => setSaid((before) => ({ message, count: before.count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      <SaidContext value={said}>
        {children}
        <LiveRegion />
      </SaidContext>
    </AnnounceContext>
  );
}

/** Live region for announcements. An open dialog has its own, because the rest of the page is inert. */
export function LiveRegion() {
  const { message, count } = useContext(SaidContext);
  const [first] = useState(count);
  return (
    <div aria-live="polite" className="sr-only">
      <p key={count}>{count > first && message}</p>
    </div>
  );
}

/** Returns the function that announces a message to screen readers. */
export const useAnnounce = (): ((message: string) => void) => useContext(AnnounceContext);
