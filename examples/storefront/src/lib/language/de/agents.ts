import type { Texts } from '../use-texts.js';

/** Texts that agents in the visitor's browser lead to. */
export const agents: Texts['agents'] = {
  checkOut: (count, total) =>
    `Ein Assistent möchte zur Kasse gehen: ${count} Artikel für ${total}. Noch wird nichts bestellt. Weiter?`,
};
