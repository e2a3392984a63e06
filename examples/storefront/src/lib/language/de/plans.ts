import type { Texts } from '../use-texts.js';

/** Texts of subscription plans. */
export const plans: Texts['plans'] = {
  every: {
    DAY: (count) => (count === 1 ? 'Jeden Tag' : `Alle ${count} Tage`),
    WEEK: (count) => (count === 1 ? 'Jede Woche' : `Alle ${count} Wochen`),
    MONTH: (count) => (count === 1 ? 'Jeden Monat' : `Alle ${count} Monate`),
    YEAR: (count) => (count === 1 ? 'Jedes Jahr' : `Alle ${count} Jahre`),
  },
  payments: (count) => `${count} Zahlungen`,
};
