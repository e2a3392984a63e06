import { useMemo } from 'react';
import { useLocale } from '../navigation/use-locale.js';
import { countryCodes, countryName } from './regions.js';

/** Countries to select from, sorted by their names in the language of the page. */
export function useCountries() {
  const locale = useLocale();
  return useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value, locale) }))
        .sort((one, other) => one.label.localeCompare(other.label, locale)),
    [locale],
  );
}
