import type { Line } from './line-details.js';

/** Whether a line cannot be bought any more. */
export const isUnavailable = ({ availability }: Line): boolean =>
  availability?.status === 'NOT_AVAILABLE' || availability?.status === 'NOT_FOUND';

/** Whether there is some of a line, but not as much as is in the bag. */
export const isShort = ({ availability }: Line): boolean => availability?.status === 'PARTIALLY_AVAILABLE';

/** How many of a line there are to be had. */
export const mostOf = ({ availability }: Line): number => availability?.quantityAvailable ?? 99;

const words = ({ availability, quantity }: Line): string | undefined => {
  const { status, quantityAvailable } = availability ?? {};
  if (status === 'NOT_FOUND') return 'No longer offered. Please remove it to check out.';
  if (status === 'NOT_AVAILABLE') return 'Sold out meanwhile. Please remove it to check out.';
  if (status === 'PARTIALLY_AVAILABLE')
    return `Only ${quantityAvailable ?? quantity} left, and you have ${quantity}. Please take fewer.`;
  return undefined;
};

/** Says when a line cannot be bought, or not all of it. */
export function LineAvailability({ line }: { line: Line }) {
  const said = words(line);
  return said ? <p className="text-sm font-medium text-bad">{said}</p> : null;
}
