import type { Texts } from '../use-texts.js';

/** Texts of the home page. Brackets mark italics. */
export const home: Texts['home'] = {
  description: 'Gut gemachte Dinge für Zuhause, den Schreibtisch und die Tage dazwischen.',
  hero: { first: 'Dinge,', second: 'die', last: 'bleiben' },
  lead: 'Von Leuten gemacht, die dir lieber ein gutes Ding verkaufen als drei schlechte.',
  featured: 'Ausgewählt [in dieser Woche]',
  allFeatured: 'Alle davon ansehen',
  collections: 'Raum [für Raum]',
  loadingCollections: 'Die Kollektionen werden geladen',
  newest: 'Frisch [ausgepackt]',
  allNewest: 'Alle Neuheiten',
};
