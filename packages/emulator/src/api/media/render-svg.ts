import type { Transform } from './transform.js';

/**
 * Renders an SVG file in an exact size.
 *
 * @param svg file whose root element has a `viewBox` from `0 0`
 * @param original size of the image in pixels, the reference of crop regions
 */
export function renderSvg(
  svg: string,
  original: { readonly width: number; readonly height: number },
  transform: Transform,
): string {
  const [, fieldWidth, fieldHeight, markup] = /^<svg[^>]* viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (markup === undefined) throw new SyntaxError('The picture is not an SVG with a viewBox.');
  const { region = { x: 0, y: 0, ...original }, width, height, mode } = transform;
  const [across, down] = [Number(fieldWidth) / original.width, Number(fieldHeight) / original.height];
  const view = [region.x * across, region.y * down, region.width * across, region.height * down];
  const viewBox = view.map((value) => Math.round(value * 100) / 100).join(' ');
  const ratio = mode === 'fill' ? 'xMidYMid slice' : 'xMidYMid meet';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${ratio}">${markup}</svg>`;
}
