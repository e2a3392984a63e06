const colors = ['bg-butter', 'bg-lilac', 'bg-sage', 'bg-peach'];

/** A collection's own color: always the same one for the same name. */
export const blockColor = (slug: string): string =>
  colors[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colors.length] ?? 'bg-butter';
