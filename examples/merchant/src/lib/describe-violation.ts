/** Violation of a rule of the platform by a field. */
interface Violation {
  /** Path of the field, such as `shippingOption.rates[0].amount`. */
  readonly field: string;
  /** Rule that is violated, such as `must be a number`. */
  readonly description: string;
}

/** Describes a violation with the last name of the path in words: `coupon.usageLimit must be a number` as `Usage limit must be a number`. */
export function describeViolation({ field, description }: Violation): string {
  const name = field.split('.').at(-1) ?? '';
  const words = name
    .replace(/\[.*$/, '')
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)} ${description}` : description;
}
