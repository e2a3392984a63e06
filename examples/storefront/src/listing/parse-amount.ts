/** Parses an amount as shoppers type it: with a point or a comma before the cents, separators and a currency symbol. */
export function parseAmount(text: string): number | undefined {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?\D*$/.exec(text) ?? [];
  const digits = whole.replaceAll(/\D/g, '');
  return digits || cents ? Number(`${digits || '0'}.${cents || '0'}`) : undefined;
}
