/** Texts of the currency that prices are shown in. */
export const currency = {
  label: 'Currency',
  shownIn: (currency: string) => `Prices in ${currency}`,
  failed: 'Prices cannot be converted right now.',
  about: 'about',
  youPay: 'You pay',
};
