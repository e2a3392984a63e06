import type { Texts } from '../use-texts.js';

/** Texts of sign-in and account. */
export const account: Texts['account'] = {
  title: 'Dein Kundenkonto',
};
