import type { TextFieldState } from '@cartwright/react/stores';

const isEmail = (text: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/.test(text);

/** Titles of the text fields for email addresses, such as a gift card's recipient, whose value is not one. */
export const findWrongEmails = (fields: readonly Pick<TextFieldState, 'title' | 'text'>[]): readonly string[] =>
  fields.flatMap(({ title, text }) => (/e-?mail/i.test(title) && text.trim() && !isEmail(text.trim()) ? [title] : []));
