/** Texts of the shipping estimate in the bag. */
export const estimate = {
  label: 'Shipping estimate',
  shipTo: 'Ship to',
  chooseCountry: 'Choose a country',
  region: 'Region',
  chooseRegion: 'Choose a region',
  postalCode: 'Postal code (optional)',
  wrongPostalCode: 'This is not a postal code of this country. Please check it.',
  nothing: 'Nothing in your bag needs shipping.',
  update: 'Update shipping',
  chooseMethod: 'Choose this way',
  missingCountry: 'Please choose a country.',
};
