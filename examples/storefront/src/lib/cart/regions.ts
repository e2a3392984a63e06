import { type CountryWithRegions, hasRegions } from './destination.js';

/** Countries that the store ships to (ISO 3166). */
export const countryCodes =
  'AT AU BE CA CH CZ DE DK ES FI FR GB GR HU IE IS IT JP KR LU MX NL NO NZ PL PT RO SE SG SI SK US'.split(' ');

/** Name of a country (ISO 3166) in a language. */
export const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

const list = (country: string, names: string) =>
  names.split('|').map((entry) => ({
    value: `${country}-${entry.slice(0, entry.indexOf(' '))}`,
    label: entry.slice(entry.indexOf(' ') + 1),
  }));

const regions: Readonly<Record<CountryWithRegions, readonly { value: string; label: string }[]>> = {
  AU: list(
    'AU',
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
  CA: list(
    'CA',
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  ),
  US: list(
    'US',
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  ),
};

/** Regions of a country (ISO 3166) whose shipping or tax depends on the region. Empty for other countries. */
export const getRegions = (country: string): readonly { value: string; label: string }[] =>
  hasRegions(country) ? regions[country] : [];
