import type { Texts } from '../use-texts.js';

/** Texts of the checkout page without JavaScript. */
export const plainCheckout: Texts['plainCheckout'] = {
  text: 'Um die Bestellung hier auszufüllen, braucht es JavaScript. Unsere sichere Zahlungsseite kommt ohne aus: Dort gibst du deine Adresse ein und bezahlst.',
  action: 'Weiter zur Zahlungsseite',
  bag: 'Zurück zum Warenkorb',
};
