'use client';

import { useId, useState, type ReactElement } from 'react';
import type { CallLog } from './call-log.js';
import { CallsSection } from './calls-section.js';
import { CartSection } from './cart-section.js';
import { SessionSection } from './session-section.js';
import { styles } from './styles.js';

/** Props of {@link CartwrightDevtools}. */
export interface CartwrightDevtoolsProps {
  /** Log of the client's calls, from `createCallLog`. Without it, no calls are shown. */
  log?: CallLog | undefined;
  /**
   * Whether the panel is open at first.
   *
   * @default false
   */
  initialIsOpen?: boolean | undefined;
}

/**
 * Shows a button in the corner of the page that opens a panel with the session, the pending changes of the cart and the
 * last calls with their request IDs. Shows no tokens. For development: bundlers with the `production` condition, such as
 * Vite and webpack, replace it with a component that renders nothing.
 *
 * @param props - Log of the client's calls, and whether the panel is open at first.
 * @returns The button and the panel.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { createClient, observe } from '@cartwright/core';
 * import { CartwrightProvider } from '@cartwright/react';
 * import { CartwrightDevtools, createCallLog } from '@cartwright/react/devtools';
 *
 * const log = createCallLog();
 * const client = createClient({ observer: observe(log.hooks) });
 *
 * export const App = () => (
 *   <CartwrightProvider client={client}>
 *     The store
 *     <CartwrightDevtools log={log} />
 *   </CartwrightProvider>
 * );
 * ```
 */
export function CartwrightDevtools({ log, initialIsOpen = false }: CartwrightDevtoolsProps): ReactElement | null {
  const [isOpen, setIsOpen] = useState(initialIsOpen);
  const id = useId();
  return (
    <aside aria-label="Cartwright devtools" style={styles.root}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        style={styles.button}
        onClick={() => setIsOpen(!isOpen)}
      >
        Cartwright
      </button>
      {isOpen && (
        // The panel scrolls, so it must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        <div id={id} role="region" aria-label="Session, cart and calls" tabIndex={0} style={styles.panel}>
          <SessionSection />
          <CartSection />
          {log && <CallsSection log={log} />}
        </div>
      )}
    </aside>
  );
}
