import type { Texts } from '../use-texts.js';

/** Texts of the member's addresses at the checkout. */
export const savedAddresses: Texts['savedAddresses'] = {
  label: 'Wohin die Bestellung geht',
  other: 'Eine andere Adresse verwenden',
  keep: 'Diese Adresse in meinem Kundenkonto speichern',
};
