import type { Composition } from './compose.js';
import type { Transform } from './transform.js';

/**
 * Writes a drawing as an SVG file of exactly the size that is asked for.
 * @param original the size of the image in pixels, which regions refer to
 */
export function renderSvg(
  drawing: Composition,
  original: { readonly width: number; readonly height: number },
  transform: Transform,
): string {
  const { region = { x: 0, y: 0, ...original }, width, height, mode } = transform;
  const [across, down] = [drawing.width / original.width, drawing.height / original.height];
  const view = [region.x * across, region.y * down, region.width * across, region.height * down];
  const viewBox = view.map((value) => Math.round(value * 100) / 100).join(' ');
  const ratio = mode === 'fill' ? 'xMidYMid slice' : 'xMidYMid meet';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${ratio}">${drawing.markup}</svg>`;
}
