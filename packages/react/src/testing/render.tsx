import type { Client } from '@cartwright/core';
import { renderHook, waitFor as waitForChange } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CartwrightProvider, type CartVersion } from '../index.js';

/**
 * Waits until the callback does not throw. Tries every 5 ms: the library tries after changes of the document, which a
 * hook does not cause, and otherwise every 50 ms.
 */
export const waitFor: typeof waitForChange = (callback, options) =>
  waitForChange(callback, { interval: 5, ...options });

/** Provider for a test. */
export const createWrapper = (client: Client, cartVersion?: CartVersion) =>
  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <CartwrightProvider client={client} cartVersion={cartVersion}>
        {children}
      </CartwrightProvider>
    );
  };

/** Renders a hook below a provider, in StrictMode. */
export const renderWith = <Result, Props>(
  client: Client,
  hook: (props: Props) => Result,
  initialProps?: NoInfer<Props>,
  cartVersion?: CartVersion,
) =>
  renderHook(hook, {
    wrapper: createWrapper(client, cartVersion),
    ...(initialProps !== undefined && { initialProps }),
  });

/** Renders a hook in StrictMode and waits until its data is loaded. */
export async function renderLoaded<Result extends { isPending: boolean }, Props>(
  client: Client,
  hook: (props: Props) => Result,
  initialProps?: NoInfer<Props>,
  cartVersion?: CartVersion,
) {
  const rendered = renderWith(client, hook, initialProps, cartVersion);
  await waitFor(() => {
    if (rendered.result.current.isPending) throw new Error('It is still loading.');
  });
  return rendered;
}
