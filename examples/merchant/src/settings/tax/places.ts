import { countryCodes, countryName, getRegions } from '../../../../storefront/src/lib/cart/regions.js';

/** Place of a tax region: a country (ISO 3166), or one of its states or provinces. */
export interface Place {
  readonly country: string;
  /** Code of the state or province, without that of the country. Empty for the whole country. */
  readonly subdivision: string;
}

/** Name of a place, such as `United States, New York`. */
export function formatPlace({ country, subdivision }: Place): string {
  const region = getRegions(country).find(({ value }) => value === `${country}-${subdivision}`);
  return [country && countryName(country, 'en'), region?.label ?? subdivision].filter(Boolean).join(', ');
}

const places: readonly Place[] = countryCodes.flatMap((country) => [
  { country, subdivision: '' },
  ...getRegions(country).map(({ value }) => ({ country, subdivision: value.slice(country.length + 1) })),
]);

/** Value of a place in a form, such as `US-NY`. */
const formatValue = ({ country, subdivision }: Place): string => [country, subdivision].filter(Boolean).join('-');

const placeOptions = places
  .map((place) => ({ value: formatValue(place), label: formatPlace(place) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/**
 * Lists the options of a field for a place: the countries that the store ships to, with their states and provinces.
 *
 * @param taken Names of the places that have a region already.
 */
export const listPlaceOptions = (taken: readonly string[]) =>
  placeOptions.filter(({ label }) => !taken.includes(label));

/** Reads a place of a form. `undefined` for other texts. */
export const readPlace = (text: string): Place | undefined => places.find((place) => formatValue(place) === text);
