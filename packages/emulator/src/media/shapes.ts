import { dark, light } from './color.js';
import type { Sheet } from './sheet.js';

/** A number as SVG writes it, with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

type Point = readonly [number, number];

/** A smooth line through points (Catmull-Rom), to be put after a move. */
const through = (points: readonly Point[]): string =>
  points
    .slice(0, -1)
    .map((point, index) => {
      const before = points[index - 1] ?? point;
      const next = points[index + 1] ?? point;
      const after = points[index + 2] ?? next;
      const c1 = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6] as const;
      const c2 = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6] as const;
      return `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(next[0])} ${n(next[1])}`;
    })
    .join('');

/** A smooth line. */
export const curve = (...points: Point[]): string => {
  const [first = [0, 0]] = points;
  return `M${n(first[0])} ${n(first[1])}${through(points)}`;
};

/** A smooth closed shape. */
export const blob = (...points: Point[]): string => `${curve(...points, points[0] ?? [0, 0])}Z`;

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 4): string =>
  `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;

/** A straight-sided closed shape. */
export const poly = (...points: Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A filled path. */
export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`;

const n2 = (value: number): string => String(Math.round(value * 100) / 100);

/** A drawn line with round ends. */
export const line = (d: string, color: string, width = 2, opacity = 1, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** An ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number, color: string, opacity = 1): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${color}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`;

/** A circle. */
export const dot = (cx: number, cy: number, r: number, color: string, opacity = 1): string =>
  oval(cx, cy, r, r, color, opacity);

/** Turns and moves a part of the picture. */
export const move = (markup: string, transform: string): string => `<g transform="${transform}">${markup}</g>`;

/** The shades: `v` round like a jar, `f` flat, `o` round like a ball. */
export type Shade = 'v' | 'f' | 'o' | 'l';

/** A shape with its color, decoration that does not leave it, and light. */
export function solid(sheet: Sheet, d: string, color: string, shade: Shade = 'f', decoration = ''): string {
  const use = (paint: string) => `<use href="#${sheet.shape(d)}" fill="${paint}"/>`;
  const inside = decoration && `<g clip-path="url(#${sheet.clip(d)})">${decoration}</g>`;
  return use(color) + inside + use(`url(#${shade})`);
}

/** A bent bar, as a handle. */
export const tube = (d: string, color: string, width: number): string =>
  line(d, dark(color, 0.28), width) +
  line(d, color, width * 0.72) +
  move(line(d, light(color, 0.4), width * 0.2, 0.6), `translate(${n(-width * 0.16)} ${n(-width * 0.16)})`);

/** How a turned body is made. */
export interface Turned {
  readonly cx?: number;
  /** The color inside the opening; closed when left out. */
  readonly inside?: string;
  readonly decoration?: string;
  readonly shade?: Shade;
}

/** How much of an ellipse the eye sees from above. */
const tilt = 0.17;

/** The outline of a turned body from its half profile, top to bottom: pairs of height and radius. */
function turnedPath(profile: readonly Point[], cx = 200): string {
  const right = profile.map(([y, r]) => [cx + r, y] as const);
  const left = profile.map(([y, r]) => [cx - r, y] as const).reverse();
  const [top = [0, 0]] = profile;
  const bottom = profile.at(-1) ?? [0, 0];
  const arc = (r: number, x: number, y: number, sweep: number) =>
    `A${n(r)} ${n(r * tilt)} 0 0 ${sweep} ${n(x)} ${n(y)}`;
  return `M${n(cx + top[1])} ${n(top[0])}${through(right)}${arc(bottom[1], cx - bottom[1], bottom[0], 1)}${through(left)}${arc(top[1], cx + top[1], top[0], 1)}Z`;
}

/** A turned body: a pot, a bottle, a leg. */
export function turned(sheet: Sheet, profile: readonly Point[], color: string, options: Turned = {}): string {
  const { cx = 200, inside, decoration = '', shade = 'v' } = options;
  const [y, r] = profile[0] ?? [0, 0];
  const body = solid(sheet, turnedPath(profile, cx), color, shade, decoration);
  if (inside === undefined) return body + oval(cx, y, r, r * tilt, light(color, 0.18));
  return (
    body +
    oval(cx, y, r, r * tilt, light(color, 0.3)) +
    oval(cx, y + r * 0.018, r * 0.93, r * tilt * 0.88, dark(inside, 0.34)) +
    oval(cx, y + r * tilt * 0.3, r * 0.82, r * tilt * 0.56, dark(inside, 0.14), 0.7)
  );
}

/** A band around a turned body, from one height to another. */
export const band = (y: number, height: number, r: number, color: string, opacity = 1, cx = 200): string =>
  fill(
    `M${n(cx - r)} ${n(y)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(cx + r)} ${n(y)}v${n(height)}A${n(r)} ${n(r * tilt)} 0 0 1 ${n(cx - r)} ${n(y + height)}Z`,
    color,
    opacity,
  );

/** Iron spots in a glaze. */
export const speckles = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  count = 40,
): string => {
  const spots = Array.from({ length: count }, () => {
    const size = sheet.random(0.5, 1.7);
    return `M${n(x + sheet.random(0, width))} ${n(y + sheet.random(0, height))}h${n(size)}v${n(size)}h${n(-size)}z`;
  });
  return fill(spots.join(''), color, 0.55);
};

/** The grain of wood, lengthwise. */
export const grain = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  count = 9,
): string => {
  const lines = Array.from({ length: count }, (_, index) => {
    const at = y + ((index + sheet.random(0.2, 0.8)) * height) / count;
    const wave = sheet.random(-4, 4);
    return `M${n(x)} ${n(at)}q${n(width / 4)} ${n(wave)} ${n(width / 2)} 0t${n(width / 2)} 0`;
  });
  return line(lines.join(''), dark(color, 0.3), 0.9, 0.4);
};

/** Stitches along a line. */
export const stitch = (d: string, color: string): string => line(d, color, 1.3, 0.75, '4 3.4');

/** A small finch, the mark of the house. */
export const finch = (x: number, y: number, size: number, color: string): string =>
  move(
    fill('M0 6C4-2 14-4 20 1L27 3 21 7C20 15 12 20 4 17L-14 23-9 14C-6 12-3 10 0 6Z', color) +
      dot(19, 4, 1.1, '#fff', 0.8),
    `translate(${n(x)} ${n(y)}) scale(${n2(size)})`,
  );
