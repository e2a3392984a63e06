/** Formats a number of items: "empty", "1 item", "3 items". */
export const countWords = (count: number): string => {
  if (count === 0) return 'empty';
  return count === 1 ? '1 item' : `${count} items`;
};
