import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { band, box, curve, dot, fill, finch, line, move, oval, solid, speckles, tube, turned } from '../shapes.js';

const flame = (x: number, y: number, size = 1): string =>
  move(
    dot(0, -16, 46, 'url(#h)') +
      fill('M0 0C-11-6-12-18 0-38C12-18 11-6 0 0Z', '#ffb648') +
      fill('M0-1C-6-5-6-12 0-24C6-12 6-5 0-1Z', '#fff3c4'),
    `translate(${x} ${y}) scale(${size})`,
  );

/** Candles and scents. */
export const candles: Drawings = {
  candle: {
    kind: 'stand',
    size: 1.4,
    foot: [70],
    focus: [200, 190, 1.7],
    draw: (sheet, color, accent) => {
      const ink = dark(accent, 0.15);
      return (
        turned(
          sheet,
          [
            [188, 74],
            [200, 76],
            [304, 76],
            [318, 68],
          ],
          color,
          { inside: '#f3e3c4', decoration: speckles(sheet, 120, 190, 160, 130, light(color, 0.5), 30) },
        ) +
        oval(200, 194, 60, 8.6, '#fbeecd') +
        line('M200 194V180', '#3a2a20', 2.6) +
        flame(200, 184, 0.9) +
        solid(sheet, 'M150 232Q200 242 250 232V290Q200 300 150 290Z', '#f4ecdd') +
        finch(186, 248, 1, ink === '#000000' ? '#333333' : dark(color, 0.2)) +
        line('M168 282q32 6 64 0', dark(color, 0.2), 2, 0.7)
      );
    },
  },
  tapers: {
    kind: 'flat',
    focus: [180, 170, 1.7],
    draw: (sheet, color, accent) =>
      line('M160 74C176 40 222 36 238 72', '#efe3cc', 3) +
      [
        [156, -5],
        [240, 4],
      ]
        .map(([x = 0, turn = 0]) =>
          move(
            solid(sheet, 'M-8 0C-11 60-15 170-15 250Q0 258 15 250C15 170 11 60 8 0Q0-12-8 0Z', color, 'v'),
            `translate(${x} 80) rotate(${turn})`,
          ),
        )
        .join('') +
      solid(sheet, 'M120 196Q200 190 286 198V236Q200 228 120 234Z', '#efe3cc', 'l') +
      line('M120 204Q200 198 286 206', accent, 2, 0.8) +
      finch(192, 206, 0.9, dark(color, 0.35)),
  },
  candleholder: {
    kind: 'stand',
    foot: [96],
    focus: [200, 180, 1.7],
    draw: (sheet, color, accent) =>
      [
        [112, 196],
        [200, 132],
        [288, 168],
      ]
        .map(
          ([x = 0, y = 0]) =>
            turned(
              sheet,
              [
                [y - 92, 7],
                [y - 60, 8.4],
                [y, 9],
              ],
              accent,
              { cx: x },
            ) +
            line(`M${x} ${y - 92}v-8`, '#3a2a20', 2) +
            flame(x, y - 96, 0.62),
        )
        .join('') +
      tube('M112 204C112 262 140 306 200 306S288 268 288 178', color, 9) +
      tube('M200 142V304', color, 9) +
      [
        [112, 196],
        [200, 132],
        [288, 168],
      ]
        .map(([x = 0, y = 0]) =>
          turned(
            sheet,
            [
              [y - 4, 17],
              [y + 8, 13],
              [y + 14, 6],
            ],
            color,
            { cx: x },
          ),
        )
        .join('') +
      turned(
        sheet,
        [
          [304, 76],
          [312, 84],
          [318, 82],
        ],
        color,
        {},
      ),
  },
  diffuser: {
    kind: 'stand',
    size: 1.15,
    foot: [58],
    focus: [200, 220, 1.8],
    draw: (sheet, color, accent) =>
      line(
        'M196 200L150 54M198 200L178 40M200 200L204 36M202 200L228 44M204 200L256 62M201 200L240 50',
        light(accent, 0.2),
        4,
      ) +
      turned(
        sheet,
        [
          [196, 20],
          [208, 20],
          [222, 50],
          [250, 58],
          [304, 58],
          [318, 54],
        ],
        mix(color, '#cfe0dc', 0.35),
        { inside: '#e9d9b4', decoration: band(250, 80, 60, mix(color, '#e8c98a', 0.6), 0.55) },
      ) +
      solid(sheet, 'M162 250Q200 258 238 250V300Q200 308 162 300Z', '#f4ecdd') +
      line('M182 268q18 4 36 0M188 280q12 3 24 0', dark(color, 0.2), 2.4, 0.7) +
      turned(
        sheet,
        [
          [186, 23],
          [200, 24],
        ],
        accent,
        { inside: '#6b4a35' },
      ),
  },
  incense: {
    kind: 'stand',
    size: 1.2,
    foot: [128],
    focus: [150, 270, 1.8],
    draw: (sheet, color, accent) =>
      line(curve([150, 196], [136, 160], [166, 128], [148, 92], [170, 56], [156, 24]), '#fff', 7, 0.25) +
      line(curve([150, 196], [142, 160], [158, 128], [146, 92], [162, 60], [158, 30]), '#fff', 3, 0.45) +
      line('M238 296L150 198', '#7a5a3e', 3.4) +
      dot(150, 198, 3.4, '#ff8c42') +
      turned(
        sheet,
        [
          [292, 48],
          [306, 54],
          [318, 44],
        ],
        '#d5bf9f',
        { cx: 236, inside: '#efe3cc' },
      ) +
      solid(sheet, box(62, 276, 130, 40, 3), color, 'f', fill('M62 276h34v44h-34Z', accent)) +
      solid(sheet, 'M62 276L84 262H210L192 276Z', light(color, 0.16)) +
      solid(sheet, 'M192 276L210 262V302L192 316Z', dark(color, 0.25)) +
      finch(128, 288, 0.8, '#f4ecdd'),
  },
  matches: {
    kind: 'flat',
    focus: [170, 160, 1.8],
    draw: (sheet, color, accent) =>
      move(
        Array.from({ length: 7 }, (_, index) => {
          const x = -62 + index * 15.5;
          const lift = sheet.random(0, 16);
          return (
            fill(box(x, -132 - lift, 7, 150, 1), '#e3cba0') +
            solid(sheet, box(x - 2, -146 - lift, 11, 22, 5), [accent, '#2e405d', '#707d50'][index % 3] ?? accent, 'o')
          );
        }).join('') +
          solid(
            sheet,
            box(-76, -52, 152, 190, 3),
            color,
            'f',
            line(
              Array.from({ length: 9 }, (_, index) => `M-90 ${-40 + index * 26}q22-14 44 0t44 0t44 0t44 0`).join(''),
              light(color, 0.4),
              3,
              0.5,
            ),
          ) +
          solid(sheet, box(-48, -4, 96, 84, 42), '#f4ecdd') +
          finch(-18, 22, 2, accent) +
          fill('M-76 118H76V138H-76Z', '#3a2c26', 0.85),
        'translate(200 190) rotate(9)',
      ),
  },
};
