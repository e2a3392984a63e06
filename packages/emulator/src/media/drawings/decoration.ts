import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { blob, box, curve, dot, fill, line, move, oval, solid, speckles, tube, turned } from '../shapes.js';

/** Things to look at. */
export const decoration: Drawings = {
  mirror: {
    kind: 'hang',
    focus: [250, 140, 1.7],
    draw: (sheet, color, accent) => {
      const d = blob([104, 180], [140, 96], [226, 76], [300, 128], [308, 222], [262, 308], [176, 320], [116, 268]);
      return (
        fill(d, dark(color, 0.15)) +
        move(
          solid(
            sheet,
            d,
            light(accent, 0.45),
            'f',
            fill('M60 330L220 60H270L110 330Z', '#fff', 0.45) +
              fill('M150 330L300 80H316L170 330Z', '#fff', 0.35) +
              fill('M90 250Q200 220 330 262V340H90Z', mix(accent, '#c9a98a', 0.6), 0.5),
          ),
          'translate(14 14) scale(.93)',
        ) +
        line(d, color, 11) +
        line(d, light(color, 0.4), 2, 0.6)
      );
    },
  },
  clock: {
    kind: 'hang',
    focus: [200, 200, 1.6],
    draw: (_sheet, color, accent) =>
      dot(200, 200, 118, accent) +
      '<circle cx="200" cy="200" r="118" fill="url(#f)"/>' +
      dot(200, 200, 108, color) +
      '<circle cx="200" cy="200" r="108" fill="url(#f)"/>' +
      line(
        Array.from({ length: 12 }, (_, index) => {
          const a = (index * Math.PI) / 6;
          return `M${(200 + 94 * Math.sin(a)).toFixed(1)} ${(200 - 94 * Math.cos(a)).toFixed(1)}L${(200 + 84 * Math.sin(a)).toFixed(1)} ${(200 - 84 * Math.cos(a)).toFixed(1)}`;
        }).join(''),
        dark(color, 0.5),
        2.4,
        0.6,
      ) +
      move(line('M204 208L152 158', '#000', 6, 0.16) + line('M204 208L266 130', '#000', 4, 0.16), 'translate(3 4)') +
      line('M206 206L152 156', dark(accent, 0.15), 7) +
      line('M194 210L266 128', accent, 4.5) +
      dot(200, 204, 8, accent) +
      dot(198, 202, 2.6, '#fff', 0.7),
  },
  basket: {
    kind: 'stand',
    size: 1.2,
    foot: [94],
    focus: [140, 250, 1.8],
    draw: (sheet, color, accent) =>
      tube('M112 200C96 150 150 146 146 196', accent, 9) +
      tube('M288 200C304 150 250 146 254 196', accent, 9) +
      turned(
        sheet,
        [
          [196, 108],
          [226, 116],
          [276, 112],
          [318, 90],
        ],
        color,
        {
          inside: dark(color, 0.25),
          decoration:
            Array.from({ length: 12 }, (_, row) =>
              line(`M80 ${200 + row * 11}A122 20 0 0 0 320 ${200 + row * 11}`, dark(color, 0.4), 2.2, 0.5),
            ).join('') +
            line(
              Array.from({ length: 30 }, (_, index) => `M${84 + index * 8} 190l6 150`).join(''),
              light(color, 0.35),
              1.4,
              0.4,
            ),
        },
      ) +
      line('M106 204l8 12M146 212l-4 12M294 204l-8 12M254 212l4 12', dark(accent, 0.3), 4),
  },
  vase: {
    kind: 'stand',
    foot: [54],
    focus: [200, 250, 1.7],
    draw: (sheet, color, accent) =>
      line(
        curve([200, 140], [206, 96], [186, 56], [196, 22]) +
          curve([203, 90], [232, 66], [246, 34]) +
          curve([194, 66], [166, 56], [152, 30]),
        '#5d4a38',
        4,
      ) +
      [
        [196, 20],
        [248, 32],
        [150, 28],
        [228, 66],
        [170, 54],
        [190, 60],
        [212, 46],
        [236, 48],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            [0, 72, 144, 216, 288]
              .map((turn) =>
                move(
                  oval(0, -6, 4.4, 6.4, index % 2 ? '#f6dcd2' : '#eebfb4'),
                  `translate(${x} ${y}) rotate(${turn + index * 20})`,
                ),
              )
              .join('') + dot(x, y, 2.6, '#c9863f'),
        )
        .join('') +
      turned(
        sheet,
        [
          [132, 20],
          [142, 16],
          [186, 15],
          [222, 46],
          [262, 66],
          [296, 58],
          [318, 44],
        ],
        color,
        {
          inside: color,
          decoration:
            fill('M120 200C150 216 170 250 200 240S250 216 290 232V120H120Z', accent, 0.75) +
            speckles(sheet, 130, 200, 140, 110, dark(color, 0.6), 24),
        },
      ),
  },
  bookends: {
    kind: 'stand',
    size: 1.2,
    foot: [130],
    focus: [120, 270, 1.8],
    draw: (sheet, color, accent) =>
      [
        [142, 30, 138, accent],
        [174, 22, 152, '#f1e6d2'],
        [198, 34, 128, '#2e405d'],
        [234, 24, 146, '#707d50'],
      ]
        .map(([x, width, height, tone]) =>
          solid(
            sheet,
            box(Number(x), 318 - Number(height), Number(width), Number(height), 3),
            String(tone),
            'v',
            fill(
              `M${Number(x) + 4} ${340 - Number(height)}h${Number(width) - 8}v5h-${Number(width) - 8}Z`,
              '#fff',
              0.5,
            ),
          ),
        )
        .join('') +
      solid(
        sheet,
        'M140 318H76C58 300 62 246 96 232C120 224 140 240 140 260Z',
        color,
        'o',
        speckles(sheet, 60, 220, 90, 100, dark(color, 0.6), 60),
      ) +
      solid(
        sheet,
        'M260 318H330C350 296 340 256 312 244C284 236 260 246 260 268Z',
        color,
        'o',
        speckles(sheet, 250, 230, 100, 90, dark(color, 0.6), 60),
      ),
  },
};
