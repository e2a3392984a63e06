import type { TextFieldState } from '@cartwright/react/stores';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { dayAt, findWrongTexts, textFormat } from '../lib/wrong-texts.js';

const never = () => () => undefined;
const getToday = (): string => dayAt(Date.now(), new Date().getTimezoneOffset());

/** Returns a function that finds the format of a custom text by its title, and whether the text has it. */
export function useFindTextFormat() {
  const texts = useTexts('customTexts');
  // The server does not know the shopper's time zone.
  const today = useSyncExternalStore(never, getToday, () => undefined);
  return (field: TextFieldState) => {
    const format = textFormat(field.title);
    if (format === 'text') return undefined;
    const wrong = findWrongTexts([field], today ?? '')[field.title];
    const attributes = format === 'date' ? { type: 'date', min: today, help: texts.dateHelp } : {};
    return { ...attributes, error: wrong && texts.wrong[wrong] };
  };
}
