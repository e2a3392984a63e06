import { isEmail } from '../../kernel/input/is-email.js';

/** Whether the texts for a gift card whose titles name an email address contain one, if they are not empty. */
export const isGiftCardRecipient = (texts: readonly { readonly title: string; readonly value: string }[]): boolean =>
  texts.every(({ title, value }) => !/e-?mail/i.test(title) || value === '' || isEmail(value.trim()));
