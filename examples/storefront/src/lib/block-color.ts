const colors = ['bg-butter', 'bg-lilac', 'bg-sage', 'bg-peach'];

/** Background color of the collection at an index. Adjacent colors differ in a grid with four columns. */
export const blockColor = (place: number): string =>
  colors[(Math.max(0, place) + Math.floor(Math.max(0, place) / 4)) % colors.length] ?? 'bg-butter';
