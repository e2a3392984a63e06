/** Swaps an item of a list with the one before it (`-1`) or after it (`1`). At the ends, the list stays as it is. */
export function swapItem<Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const [item, neighbor] = [items[index], items[index + by]];
  if (item === undefined || neighbor === undefined) return items;
  return items.map((one, at) => (at === index ? neighbor : at === index + by ? item : one));
}
