/** Formats a rate for a form field: `0.0725` as `7.25`. */
export function toPercent(rate: string): string {
  const [whole = '', decimals = ''] = rate.split('.');
  const digits = `${whole}${decimals.padEnd(2, '0').slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = decimals.slice(2).replace(/0+$/, '');
  return rest ? `${digits}.${rest}` : digits;
}

/** Reads a percentage of a form field: `7.25` as `0.0725`. `undefined` for other texts. */
export function fromPercent(text: string): string | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (whole === '' || Number(text) > 100) return undefined;
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, 1)}.${digits.slice(1)}${decimals}`.replace(/0+$/, '').replace(/\.$/, '');
}
