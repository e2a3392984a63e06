import { observe } from '@cartwright/core';
import { createCallLog } from '@cartwright/react/devtools';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const log = import.meta.env.DEV ? createCallLog() : undefined;

/** Observer of calls for the devtools, in development only. */
export const callLog = log && observe(log.hooks);

const Panel = log
  ? lazy(async () => {
      const { CartwrightDevtools } = await import('@cartwright/react/devtools');
      return { default: () => <CartwrightDevtools log={log} /> };
    })
  : undefined;

const neverChanges = () => () => undefined;

/** Devtools, in development only. They are not part of the server's HTML. */
export function Devtools() {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    isHydrated &&
    Panel && (
      <Suspense>
        <Panel />
      </Suspense>
    )
  );
}
