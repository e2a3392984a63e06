const colors = ['bg-butter', 'bg-lilac', 'bg-sage', 'bg-peach'];

/** The color of the collection at a place in the list: neighbors differ, in a row of four and in the row below. */
export const blockColor = (place: number): string =>
  colors[(Math.max(0, place) + Math.floor(Math.max(0, place) / 4)) % colors.length] ?? 'bg-butter';
