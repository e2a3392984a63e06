import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { band, curve, dot, fill, line, move, oval, solid, speckles, tube, turned } from '../shapes.js';

/** Cups, glasses and pots to pour from. */
export const cups: Drawings = {
  mug: {
    kind: 'stand',
    size: 1.3,
    foot: [82],
    focus: [215, 235, 1.9],
    draw: (sheet, color, accent, style) =>
      tube('M268 205C330 190 336 284 262 280', color, 19) +
      turned(
        sheet,
        [
          [172, 80],
          [200, 86],
          [250, 86],
          [290, 74],
          [316, 58],
        ],
        style === 'dip' ? accent : color,
        {
          inside: light(color, 0.2),
          decoration:
            (style === 'dip' ? fill(`M100 150H300V246C270 262 240 238 200 254S130 262 100 242Z`, color) : '') +
            speckles(sheet, 110, 180, 180, 140, dark(accent, 0.5), 46),
        },
      ) +
      oval(200, 177, 70, 10, dark('#6b4a35', 0.45)) +
      oval(182, 175, 26, 3.4, '#c79a6e', 0.5),
  },
  cup: {
    kind: 'stand',
    size: 1.2,
    foot: [150],
    focus: [150, 265, 2],
    draw: (sheet, color, accent) =>
      [
        [258, 262, 0.86],
        [136, 300, 1],
      ]
        .map(([x = 0, y = 0, size = 1]) =>
          move(
            oval(0, 8, 84, 17, dark(accent, 0.2)) +
              oval(0, 4, 84, 16, accent) +
              oval(0, 3, 50, 8, dark(accent, 0.14)) +
              tube('M46-58C84-62 82-18 40-18', color, 10) +
              turned(
                sheet,
                [
                  [-76, 50],
                  [-50, 49],
                  [-20, 40],
                  [0, 27],
                ],
                color,
                { cx: 0, inside: color },
              ) +
              oval(0, -72, 42, 6, '#3b241a') +
              oval(-4, -72.5, 30, 3.6, '#b98250', 0.75),
            `translate(${x} ${y}) scale(${size})`,
          ),
        )
        .join(''),
  },
  teapot: {
    kind: 'stand',
    size: 1.25,
    foot: [88],
    focus: [130, 235, 1.8],
    draw: (sheet, color, accent) =>
      tube('M276 218C350 196 352 300 270 286', color, 17) +
      solid(sheet, 'M128 276C86 270 82 216 50 192L64 182C106 196 116 226 140 230Z', color, 'f') +
      oval(57, 187, 9, 4, dark(color, 0.5)) +
      turned(
        sheet,
        [
          [186, 46],
          [200, 78],
          [236, 97],
          [274, 92],
          [304, 66],
          [318, 58],
        ],
        color,
        { decoration: band(296, 30, 110, accent) + speckles(sheet, 100, 190, 200, 110, dark(color, 0.5), 40) },
      ) +
      turned(
        sheet,
        [
          [168, 8],
          [176, 34],
          [188, 48],
        ],
        color,
        {},
      ) +
      turned(
        sheet,
        [
          [146, 9],
          [153, 13],
          [162, 9],
          [168, 7],
        ],
        accent,
        {},
      ),
  },
  carafe: {
    kind: 'stand',
    foot: [66],
    focus: [200, 190, 1.7],
    draw: (sheet, color, accent) =>
      `<g opacity=".88">${turned(
        sheet,
        [
          [120, 27],
          [150, 24],
          [184, 30],
          [224, 62],
          [270, 74],
          [304, 66],
          [318, 56],
        ],
        light(color, 0.4),
        {
          inside: color,
          decoration: fill('M100 236A100 14 0 0 0 300 236V330H100Z', mix(color, '#7fb0bb', 0.55), 0.75),
        },
      )}</g>` +
      oval(200, 237, 66, 10, '#fff', 0.4) +
      line(curve([158, 236], [147, 262], [150, 292]), '#fff', 6, 0.6) +
      line('M188 132C186 152 188 170 180 190', '#fff', 4, 0.6) +
      dot(200, 104, 29, accent) +
      fill('M171 104a29 29 0 1 0 58 0a29 29 0 1 0-58 0Z', 'url(#o)'),
  },
  glass: {
    kind: 'stand',
    size: 1.2,
    foot: [140],
    focus: [120, 270, 1.9],
    draw: (sheet, color, accent) =>
      [
        [236, 268, 0.78],
        [306, 300, 0.9],
        [112, 288, 0.88],
        [196, 318, 1],
      ]
        .map(([x, y, size], index) =>
          move(
            `<g opacity=".86">${turned(
              sheet,
              [
                [-112, 50],
                [-60, 46],
                [0, 38],
              ],
              light(index === 3 ? mix(color, accent, 0.55) : color, 0.35),
              {
                cx: 0,
                inside: color,
                decoration:
                  fill(
                    'M-60-70A60 9 0 0 0 60-70V10H-60Z',
                    index % 2 ? mix(color, accent, 0.6) : mix(color, '#88b6bd', 0.5),
                    0.6,
                  ) +
                  line(
                    [-36, -24, -12, 0, 12, 24, 36].map((rib) => `M${rib * 1.15}-104L${rib * 0.9} 4`).join(''),
                    '#fff',
                    2.4,
                    0.4,
                  ),
              },
            )}</g>` + fill('M-38-8A38 7 0 0 0 38-8L37 0A37 6 0 0 1-37 0Z', '#fff', 0.35),
            `translate(${x} ${y}) scale(${size})`,
          ),
        )
        .join(''),
  },
};
