import type { Texts } from '../use-texts.js';

/** Texts of product reviews. */
export const reviews: Texts['reviews'] = {
  title: 'Was [andere] sagen',
  none: 'Bisher hat das niemand bewertet.',
  count: (count) => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`),
  stars: (rating) => `${rating} von 5 Sternen`,
  withStars: (stars, count) =>
    `${stars === 1 ? '1 Stern' : `${stars} Sterne`}: ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`,
  anonymous: 'Jemand',
  verified: 'Hier gekauft',
  helpful: (count) => (count === 1 ? '1 Person fand das hilfreich' : `${count} Personen fanden das hilfreich`),
  picture: (author) => `Bild von ${author}`,
  reply: 'Unsere Antwort',
  more: 'Mehr Bewertungen',
  write: 'Bewertung schreiben',
  form: {
    title: (product) => `${product} bewerten`,
    lead: 'Was sollten andere wissen, bevor sie es kaufen?',
    rating: 'Deine Bewertung',
    ratings: { 5: 'Hervorragend', 4: 'Gut', 3: 'In Ordnung', 2: 'Nicht so gut', 1: 'Schlecht' },
    heading: 'Titel (optional)',
    body: 'Dein Text (optional)',
    name: 'Angezeigter Name',
    nameHelp: 'Alle, die das Produkt ansehen, sehen ihn.',
    send: 'Bewertung veröffentlichen',
    ratingMissing: 'Bitte wähle eine Anzahl von Sternen.',
    nameMissing: 'Bitte gib einen Namen an, der angezeigt wird.',
    tooLong: (maxLength) => `Bitte verwende höchstens ${maxLength} Zeichen.`,
    again: 'Du hast das schon bewertet. Jedes Mitglied kann ein Produkt einmal bewerten.',
    refused: 'Bewerten können nur Kunden, die das gekauft haben.',
    failed: 'Deine Bewertung konnte nicht gespeichert werden. Bitte sende sie gleich noch einmal.',
    published: 'Danke. Deine Bewertung ist veröffentlicht.',
    moderated: 'Danke. Wir lesen jede Bewertung, bevor wir sie veröffentlichen. Deine wartet auf unsere Freigabe.',
    back: 'Zurück zum Produkt',
  },
};
