import { brightness, dark, light, mix } from './color.js';
import { box, fill, grain, line, move, n, oval, poly, solid, turned } from './shapes.js';
import type { Sheet } from './sheet.js';

const papers = ['#ece3d5', '#e6dfd3', '#e9ddd0', '#e2e1d8', '#dfe0de', '#eadfd6', '#e4dccb'] as const;

/** A quiet wall that suits an object of this color: warm paper with a breath of it, deeper behind pale things. */
export function wallFor(sheet: Sheet, color: string): string {
  const paper = papers[Math.floor(sheet.random(0, papers.length))] ?? papers[0];
  const pale = brightness(color) > 0.76;
  return mix(pale ? dark(paper, 0.17) : paper, color, pale ? 0.1 : 0.15);
}

const area = (width: number, height: number, paint: string): string =>
  `<rect width="${width}" height="${height}" fill="${paint}"/>`;

/** A wall, lit from the upper left. */
export const wall = (color: string, width = 400, height = 400): string =>
  area(width, height, color) + area(width, height, 'url(#k)');

/** A wall that bends into the floor. */
export const cove = (color: string, width = 400, height = 400, edge = 270): string =>
  wall(color, width, height) +
  `<path d="M0 ${edge}H${width}V${height}H0Z" fill="${light(color, 0.16)}" opacity=".5"/><path d="M0 ${edge - 20}H${width}V${height}H0Z" fill="url(#u)"/>`;

/** Late light through a window, leaning over the wall. */
export const windowLight = (x: number, y: number, size = 1, opacity = 0.42): string =>
  `<g filter="url(#b)" fill="#fff4d8" opacity="${opacity}">${[0, 1]
    .flatMap((column) =>
      [0, 1, 2].map((row) => {
        const left = x + column * 74 * size + row * 22 * size;
        const top = y + row * 84 * size - column * 16 * size;
        return `<path d="${poly([left, top], [left + 66 * size, top - 14 * size], [left + 86 * size, top + 60 * size], [left + 20 * size, top + 76 * size])}"/>`;
      }),
    )
    .join('')}</g>`;

/** The shadow of a branch from outside the picture. */
export const leafShadow = (sheet: Sheet, x: number, y: number): string =>
  `<g filter="url(#b)" opacity=".17">${line(`M${x} ${y}q60 60 130 74`, '#2b1c12', 4)}${Array.from(
    { length: 11 },
    (_, index) => {
      const along = index / 11;
      const turn = index % 2 ? 74 : -8;
      return move(
        fill('M0 0C12-17 42-19 58 0C42 15 12 13 0 0Z', '#2b1c12'),
        `translate(${n(x + 130 * along)} ${n(y + 96 * along - 24 * along * along)}) rotate(${n(turn + sheet.random(-16, 16))})`,
      );
    },
  ).join('')}</g>`;

/** A round plinth whose top is at the given height. */
export const plinth = (sheet: Sheet, color: string, top: number, radius = 128, middle = 200): string =>
  turned(
    sheet,
    [
      [top, radius],
      [top + 120, radius],
    ],
    color,
    { cx: middle },
  ) + oval(middle, top, radius, radius * 0.17, light(color, 0.3));

/** An arch in the wall. */
export const arch = (color: string, x: number, y: number, width: number, bottom: number): string =>
  fill(
    `M${x} ${bottom}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${bottom}Z`,
    color,
  ) +
  fill(
    `M${x} ${bottom}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}A${width / 2 - 9} ${width / 2} 0 0 0 ${x + 16} ${y + width / 2 + 8}V${bottom}Z`,
    '#1d120c',
    0.16,
  );

/** A wooden table from its edge to the bottom of the picture. */
export const table = (sheet: Sheet, color: string, top: number, width = 400, height = 400): string =>
  solid(sheet, `M0 ${top}H${width}V${height}H0Z`, color, 'f', grain(sheet, 0, top, width, height - top, color, 13)) +
  fill(`M0 ${top}H${width}v3H0Z`, '#fff', 0.35) +
  fill(`M0 ${top - 16}H${width}V${top}H0Z`, '#1d120c', 0.05);

/** A small vase with a sprig, to keep things company. */
export const companion = (sheet: Sheet, color: string, x: number, bottom: number, size = 1): string =>
  move(
    oval(14, 0, 52, 8, 'url(#s)') +
      line('M0-70C-6-110 10-140 0-176M0-100C-14-116-22-126-34-132M2-116C16-130 22-142 34-150', '#6d6a4a', 3) +
      [
        [-36, -134, 200],
        [-20, -122, 160],
        [34, -152, -30],
        [18, -136, 20],
        [0, -178, -90],
        [4, -150, -20],
        [-4, -140, 190],
        [2, -104, 10],
        [-6, -88, 180],
      ]
        .map(([dx = 0, dy = 0, turn = 0], index) =>
          move(
            fill('M0 0C8-12 26-12 34 0C26 10 8 10 0 0Z', index % 2 ? '#8a9a66' : '#6f7f52'),
            `translate(${dx} ${dy}) rotate(${turn})`,
          ),
        )
        .join('') +
      turned(
        sheet,
        [
          [-74, 12],
          [-60, 13],
          [-36, 34],
          [-12, 34],
          [0, 24],
        ],
        color,
        { cx: 0, inside: color },
      ),
    `translate(${x} ${bottom}) scale(${size})`,
  );

/** Two or three books lying on each other. */
export const books = (sheet: Sheet, x: number, bottom: number, tones: readonly string[]): string =>
  tones
    .map((tone, index) => {
      const y = bottom - 20 * (index + 1);
      return solid(
        sheet,
        box(x + index * 6, y, 104 - index * 10, 19, 3),
        tone,
        'f',
        fill(`M${x + index * 6} ${y + 4}h${100 - index * 10}v10h-${100 - index * 10}Z`, '#f6efe0', 0.85),
      );
    })
    .join('');

/** A cloth with a fringe that lies under things. */
export const linen = (sheet: Sheet, color: string): string => {
  const fringe = Array.from(
    { length: 38 },
    (_, index) => `M${n(50 + index * 8)} ${n(56 - index * 0.3)}v-13M${n(46 + index * 8.2)} ${n(354 - index * 0.2)}v13`,
  ).join('');
  const cloth = poly([44, 56], [352, 44], [360, 344], [40, 354]);
  const creases = line(
    'M48 156Q200 140 356 150M46 256Q200 242 358 250M146 52Q140 200 144 350M250 48Q256 200 252 346',
    dark(color, 0.4),
    6,
    0.1,
  );
  return `<g filter="url(#d)">${line(fringe, color, 2.4)}${solid(sheet, cloth, color, 'l', `<path d="M0 0H400V400H0Z" fill="url(#w)"/>${creases}`)}</g>`;
};
