import type { Texts } from '../use-texts.js';

/** Texts of the currency that prices are shown in. */
export const currency: Texts['currency'] = {
  label: 'Währung',
  shownIn: (currency) => `Preise in ${currency}`,
  failed: 'Die Preise können gerade nicht umgerechnet werden.',
  about: 'etwa',
  youPay: 'Du zahlst',
};
