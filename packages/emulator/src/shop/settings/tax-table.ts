/** Jurisdiction types. */
export const jurisdictionTypes = ['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const;

/** Tax rate of one jurisdiction, as a decimal fraction: `"0.0725"` is 7.25 %. */
export interface TaxRate {
  readonly name: string;
  readonly type: string;
  readonly jurisdiction: string;
  readonly jurisdictionType: (typeof jurisdictionTypes)[number];
  readonly rate: string;
}

/** Taxes of a country or subdivision. */
export interface TaxRule {
  readonly rates: readonly TaxRate[];
  readonly shippingRates: readonly TaxRate[];
  /** Rates of the store's own tax groups, by ID. Other groups have `rates`. */
  readonly groups?: Readonly<Record<string, readonly TaxRate[]>>;
  /** Whether prices include tax. */
  readonly includedInPrices?: boolean;
}

/** Taxes by country, or by country and subdivision (ISO 3166-2). */
export type TaxTable = Readonly<Record<string, TaxRule>>;

const salesTax = (
  state: string,
  rate: string,
  taxesShipping: boolean,
  local: readonly [string, TaxRate['jurisdictionType'], string][] = [],
): TaxRule => {
  const rates: readonly TaxRate[] = [
    { name: 'State sales tax', type: 'Sales', jurisdiction: state, jurisdictionType: 'STATE', rate },
    ...local.map(([jurisdiction, jurisdictionType, localRate]) => {
      const level = jurisdictionType === 'SPECIAL' ? 'District' : jurisdictionType === 'CITY' ? 'City' : 'County';
      return { name: `${level} sales tax`, type: 'Sales', jurisdiction, jurisdictionType, rate: localRate };
    }),
  ];
  return { rates, shippingRates: taxesShipping ? rates : [] };
};

/** Taxes that apply to items and shipping. */
const onAll = (rates: readonly TaxRate[]): TaxRule => ({ rates, shippingRates: rates });

const valueAddedTax = (country: string, rate: string, name = 'VAT'): TaxRule =>
  onAll([{ name, type: name, jurisdiction: country, jurisdictionType: 'COUNTRY', rate }]);

const canada = (province?: string, name = 'PST', rate = ''): TaxRule =>
  onAll([
    { name: 'GST', type: 'GST', jurisdiction: 'Canada', jurisdictionType: 'COUNTRY', rate: '0.05' },
    ...(province ? [{ name, type: name, jurisdiction: province, jurisdictionType: 'STATE' as const, rate }] : []),
  ]);

/**
 * Default tax rates, by country or by country and subdivision (ISO 3166-2). No tax is collected elsewhere. The rates
 * resemble real ones, with one local rate for a whole state, but never change. Do not use them for a real store.
 */
export const taxTable: TaxTable = {
  'US-AZ': salesTax('Arizona', '0.056', false, [['Maricopa', 'COUNTY', '0.007']]),
  'US-CA': salesTax('California', '0.06', false, [['Alameda', 'COUNTY', '0.0125']]),
  'US-CO': salesTax('Colorado', '0.029', false, [['Denver', 'CITY', '0.0481']]),
  'US-FL': salesTax('Florida', '0.06', true, [['Orange', 'COUNTY', '0.005']]),
  'US-GA': salesTax('Georgia', '0.04', true, [['Fulton', 'COUNTY', '0.03']]),
  'US-IL': salesTax('Illinois', '0.0625', false, [
    ['Cook', 'COUNTY', '0.0175'],
    ['Chicago', 'CITY', '0.0125'],
  ]),
  'US-MA': salesTax('Massachusetts', '0.0625', false),
  'US-MI': salesTax('Michigan', '0.06', true),
  'US-NJ': salesTax('New Jersey', '0.06625', true),
  'US-NY': salesTax('New York', '0.04', true, [
    ['New York City', 'CITY', '0.045'],
    ['Metropolitan Commuter Transportation District', 'SPECIAL', '0.00375'],
  ]),
  'US-OH': salesTax('Ohio', '0.0575', true, [['Franklin', 'COUNTY', '0.0175']]),
  'US-PA': salesTax('Pennsylvania', '0.06', true),
  'US-TX': salesTax('Texas', '0.0625', true, [['Austin', 'CITY', '0.02']]),
  'US-VA': salesTax('Virginia', '0.043', false, [['Fairfax', 'COUNTY', '0.01']]),
  'US-WA': salesTax('Washington', '0.065', true, [['Seattle', 'CITY', '0.0385']]),
  CA: canada(),
  'CA-BC': canada('British Columbia', 'PST', '0.07'),
  'CA-MB': canada('Manitoba', 'RST', '0.07'),
  'CA-ON': valueAddedTax('Ontario', '0.13', 'HST'),
  'CA-NS': valueAddedTax('Nova Scotia', '0.14', 'HST'),
  'CA-QC': canada('Quebec', 'QST', '0.09975'),
  'CA-SK': canada('Saskatchewan', 'PST', '0.06'),
  AT: valueAddedTax('Austria', '0.2'),
  AU: valueAddedTax('Australia', '0.1', 'GST'),
  BE: valueAddedTax('Belgium', '0.21'),
  CH: valueAddedTax('Switzerland', '0.081'),
  CZ: valueAddedTax('Czechia', '0.21'),
  DE: valueAddedTax('Germany', '0.19'),
  DK: valueAddedTax('Denmark', '0.25'),
  ES: valueAddedTax('Spain', '0.21'),
  FI: valueAddedTax('Finland', '0.255'),
  FR: valueAddedTax('France', '0.2'),
  GB: valueAddedTax('United Kingdom', '0.2'),
  IE: valueAddedTax('Ireland', '0.23'),
  IL: valueAddedTax('Israel', '0.18'),
  IT: valueAddedTax('Italy', '0.22'),
  JP: valueAddedTax('Japan', '0.1', 'Consumption tax'),
  NL: valueAddedTax('Netherlands', '0.21'),
  NO: valueAddedTax('Norway', '0.25'),
  NZ: valueAddedTax('New Zealand', '0.15', 'GST'),
  PL: valueAddedTax('Poland', '0.23'),
  PT: valueAddedTax('Portugal', '0.23'),
  SE: valueAddedTax('Sweden', '0.25'),
};
