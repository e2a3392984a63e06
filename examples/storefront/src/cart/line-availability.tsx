import type { Line } from './line-details.js';

/** Whether a line item can no longer be purchased. */
export const isUnavailable = ({ availability }: Line): boolean =>
  availability?.status === 'NOT_AVAILABLE' || availability?.status === 'NOT_FOUND';

/** Whether fewer units of a line item are in stock than are in the bag. */
export const isShort = ({ availability }: Line): boolean => availability?.status === 'PARTIALLY_AVAILABLE';

/** Maximum quantity of a line item. */
export const mostOf = ({ availability }: Line): number => availability?.quantityAvailable ?? 99;

const words = ({ availability, quantity }: Line): string | undefined => {
  const { status, quantityAvailable } = availability ?? {};
  if (status === 'NOT_FOUND') return 'No longer offered. Please remove it to check out.';
  if (status === 'NOT_AVAILABLE') return 'Sold out since you added it. Please remove it to check out.';
  if (status === 'PARTIALLY_AVAILABLE')
    return `Only ${quantityAvailable ?? quantity} left, and you have ${quantity}. Please take fewer.`;
  return undefined;
};

/** Message for a line item that is unavailable or short in stock. */
export function LineAvailability({ line }: { line: Line }) {
  const said = words(line);
  return said ? <p className="text-sm font-medium text-bad">{said}</p> : null;
}
