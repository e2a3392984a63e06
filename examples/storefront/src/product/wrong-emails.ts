import type { Product } from '@cartwright/stores/products';
import type { Texts } from './custom-text-fields.js';

const isEmail = (text: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/.test(text);

/** Titles of the text fields for email addresses, such as a gift card's recipient, whose value is not one. */
export const findWrongEmails = ({ customTextFields = [] }: Product, texts: Texts): readonly string[] =>
  customTextFields.flatMap(({ title = '' }) => {
    const text = texts[title]?.trim();
    return /e-?mail/i.test(title) && text && !isEmail(text) ? [title] : [];
  });
