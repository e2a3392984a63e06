import type { TextFieldState } from '@cartwright/react/stores';

/** Reason why a text does not have the format of its field. */
export type WrongText = 'email_invalid' | 'date_invalid' | 'date_past';

/** Format of a custom text. The platform has no field for it: it shows in the title, such as a gift card's "Delivery date". */
export type TextFormat = 'email' | 'date' | 'text';

/** Returns the format of the text field with a title. */
export function textFormat(title: string): TextFormat {
  if (/e-?mail/i.test(title)) return 'email';
  return /\bdate\b/i.test(title) ? 'date' : 'text';
}

const isEmail = (text: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/.test(text);

/** Whether a text is a date that exists, as date fields write it: `2026-12-24`. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

/**
 * Finds the text fields whose value does not have the format of the field. Empty values are not among them.
 *
 * @param fields - Text fields.
 * @param today - Earliest accepted date, such as `2026-11-24`.
 * @returns Reasons by the title of the field.
 */
export function findWrongTexts(
  fields: readonly Pick<TextFieldState, 'title' | 'text'>[],
  today: string,
): Readonly<Record<string, WrongText>> {
  const wrong = (title: string, text: string): WrongText | undefined => {
    const format = textFormat(title);
    if (text === '' || format === 'text') return undefined;
    if (format === 'email') return isEmail(text) ? undefined : 'email_invalid';
    if (!isDate(text)) return 'date_invalid';
    return text < today ? 'date_past' : undefined;
  };
  return Object.fromEntries(
    fields.flatMap(({ title, text }) => {
      const reason = wrong(title, text.trim());
      return reason ? [[title, reason]] : [];
    }),
  );
}

/** The current day in a time zone, such as `2026-11-24`. `offset`: minutes from local time to UTC. */
export const dayAt = (now: number, offset: number): string =>
  new Date(now - offset * 60_000).toISOString().slice(0, 10);
