const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Mixes two colors (`#rrggbb`): 0 gives the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * part));
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Brings a color nearer to the light. */
export const light = (color: string, part: number): string => mix(color, '#fffaf0', part);

/** Brings a color nearer to the shade. */
export const dark = (color: string, part: number): string => mix(color, '#1f1713', part);

/** How bright a color is, 0 to 1. */
export const brightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};
