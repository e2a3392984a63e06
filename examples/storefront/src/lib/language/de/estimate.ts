import type { Texts } from '../use-texts.js';

/** Texts of the shipping estimate in the bag. */
export const estimate: Texts['estimate'] = {
  label: 'Versandkosten',
  shipTo: 'Versand nach',
  chooseCountry: 'Land wählen',
  region: 'Region',
  chooseRegion: 'Region wählen',
  postalCode: 'Postleitzahl (optional)',
  wrongPostalCode: 'Das ist keine Postleitzahl dieses Landes. Bitte prüfe sie.',
  nothing: 'Nichts in deinem Warenkorb muss verschickt werden.',
  update: 'Versand aktualisieren',
  chooseMethod: 'Versandart wählen',
  missingCountry: 'Bitte wähle ein Land.',
};
