import { useSyncExternalStore } from 'react';
import { dayAt } from '../lib/wrong-texts.js';

const never = () => () => undefined;

/** The shopper's current day, such as `2026-11-24`. */
export const today = (): string => dayAt(Date.now(), new Date().getTimezoneOffset());

/** The shopper's current day. `undefined` on the server, which does not know their time zone. */
export const useToday = (): string | undefined => useSyncExternalStore(never, today, () => undefined);
