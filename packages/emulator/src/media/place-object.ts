import type { Art } from './art.js';
import { drawings } from './drawings/index.js';
import { oval } from './shapes.js';
import type { Sheet } from './sheet.js';

/** The height at which things stand on their field of 400 by 400. */
export const floor = 318;

/** Finds the drawing of an object. */
export function drawingOf([object]: Art) {
  const drawing = drawings[object];
  if (!drawing) throw new RangeError(`There is no drawing of ${JSON.stringify(object)}.`);
  return drawing;
}

/** An object with the shadow that it casts. */
export function placeObject(sheet: Sheet, art: Art): string {
  const [, color, accent = color, style = 'plain'] = art;
  const drawing = drawingOf(art);
  const markup = drawing.draw(sheet, color, accent, style);
  if (drawing.kind !== 'stand') return `<g filter="url(#d)">${markup}</g>`;
  const [half = 80, middle = 200] = drawing.foot ?? [];
  return (
    oval(middle + half * 0.5, floor + 3, half * 1.75, half * 0.24, 'url(#s)') +
    oval(middle + 4, floor + 1, half * 1.14, half * 0.15, 'url(#s)') +
    markup
  );
}
