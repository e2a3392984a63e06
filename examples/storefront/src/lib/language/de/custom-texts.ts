import type { Texts } from '../use-texts.js';

/** Texts of the fields for custom texts, such as the delivery date of a gift card. */
export const customTexts: Texts['customTexts'] = {
  dateHelp: 'Heute oder ein späterer Tag',
  wrong: {
    email_invalid: 'Bitte gib eine E-Mail-Adresse ein, etwa ada@example.com.',
    date_invalid: 'Bitte gib ein Datum ein.',
    date_past: 'Dieser Tag ist vorbei. Bitte wähle heute oder einen späteren Tag.',
  },
};
