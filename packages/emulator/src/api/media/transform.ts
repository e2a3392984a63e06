import { ValidationError } from '../../kernel/errors/application-error.js';

/** Region of the original, output size, and fitting method. */
export interface Transform {
  readonly region?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  readonly mode: 'fill' | 'fit';
}

/** Maximum width and height of a served image, in pixels. */
const longestSide = 5000;

const parameters = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(',').map((part) => {
      const [name = '', value = ''] = part.split('_');
      return [name, value];
    }),
  );

function pixels(values: ReadonlyMap<string, string>, name: string, least: number): number {
  const text = values.get(name) ?? '';
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= longestSide) return number;
  const description = `must be a whole number from ${least} to ${longestSide}`;
  throw new ValidationError([{ field: name, description, violatedRule: number > longestSide ? 'MAX' : 'FORMAT' }]);
}

const getSize = (text: string) => {
  const values = parameters(text);
  return { width: pixels(values, 'w', 1), height: pixels(values, 'h', 1) };
};

/**
 * Reads the transform of a URL: `fill/w_400,h_300`, `fit/w_400,h_300`, `crop/x_10,y_20,w_400,h_300`, or a crop followed
 * by one of the others. Other parameters, such as quality, are ignored.
 *
 * @throws {ValidationError} for a size that is missing, not a whole number, or out of range
 */
export function readTransform(steps: readonly (readonly [operation: string, parameters: string])[]): Transform {
  const [first, second] = steps;
  const [operation = '', text = ''] = first ?? [];
  if (operation === 'crop') {
    const values = parameters(text);
    const size = getSize(text);
    const region = { x: pixels(values, 'x', 0), y: pixels(values, 'y', 0), ...size };
    return second ? { ...readTransform([second]), region } : { region, ...size, mode: 'fill' };
  }
  if (operation === 'fill' || operation === 'fit') return { ...getSize(text), mode: operation };
  throw new ValidationError([{ field: 'operation', description: 'must be fill, fit or crop', violatedRule: 'FORMAT' }]);
}
