import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React handles the page. It is false on the server, and while the page hydrates. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
