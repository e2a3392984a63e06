/** Currency that prices can be converted to. */
export interface Currency {
  /** ISO 4217 code, such as `EUR`. */
  code?: string;
  /** Symbol, such as `€`. At most 10 characters. */
  symbol?: string;
}

/**
 * Decimal number as an integer and its number of decimal places: `{ value: '1095', decimalPlaces: 2 }` is 10.95.
 * `fromDecimalValue` and `toDecimalValue` convert it from and to decimal strings.
 */
export interface DecimalValue {
  /** Digits without the decimal point, with a sign if negative. */
  value?: string;
  /**
   * Number of digits after the decimal point.
   *
   * @default 0
   */
  decimalPlaces?: number;
}
