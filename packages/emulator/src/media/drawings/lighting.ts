import { dark, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { box, dot, fill, line, move, oval, solid, speckles, tube, turned } from '../shapes.js';

/** Lamps. */
export const lighting: Drawings = {
  lamp: {
    kind: 'stand',
    foot: [62],
    focus: [200, 150, 1.6],
    draw: (sheet, color, accent, style) =>
      style === 'arm'
        ? turned(
            sheet,
            [
              [304, 56],
              [312, 60],
              [318, 58],
            ],
            color,
            {},
          ) +
          tube('M200 304V150', color, 9) +
          tube('M200 176L126 124', color, 8) +
          dot(200, 174, 9, dark(color, 0.2)) +
          fill('M70 168L30 318H206L150 190Z', '#ffe9b0', 0.35) +
          move(
            solid(sheet, 'M-22-30Q0-40 22-30L52 34Q0 48-52 34Z', accent, 'v') + oval(0, 34, 50, 10, '#fff2c8'),
            'translate(112 134) rotate(14)',
          )
        : oval(200, 120, 210, 170, 'url(#h)', 0.75) +
          turned(
            sheet,
            [
              [190, 18],
              [214, 44],
              [252, 76],
              [290, 74],
              [318, 52],
            ],
            color,
            { decoration: speckles(sheet, 120, 196, 160, 120, dark(color, 0.6), 46) },
          ) +
          tube('M200 190V166', '#b9924c', 8) +
          turned(
            sheet,
            [
              [80, 62],
              [120, 82],
              [174, 106],
            ],
            mix(accent, '#ffdf9a', 0.42),
            {
              inside: '#fff0c4',
              decoration: oval(200, 150, 80, 60, '#fff6d8', 0.75) + fill('M90 70H310V190H90Z', 'url(#w)', 0.6),
              shade: 'f',
            },
          ) +
          line('M262 316C300 322 330 316 372 330', dark(color, 0.5), 2.4),
  },
  pendant: {
    kind: 'hang',
    focus: [180, 190, 1.7],
    draw: (sheet, color, accent) =>
      line('M200-60V104', dark(accent, 0.4), 3) +
      oval(200, 206, 215, 205, 'url(#h)', 0.75) +
      solid(
        sheet,
        'M90 206a110 104 0 1 0 220 0a110 104 0 1 0-220 0Z',
        mix(color, '#ffe2a4', 0.3),
        'f',
        oval(200, 214, 84, 78, '#fff8de', 0.85),
      ) +
      line(
        [-82, -66, -48, -30, -10, 10, 30, 48, 66, 82]
          .map((dy) => {
            const r = 110 * Math.sqrt(1 - (dy / 104) ** 2);
            return `M${(200 - r).toFixed(1)} ${206 + dy}A${r.toFixed(1)} ${(r * 0.16).toFixed(1)} 0 0 0 ${(200 + r).toFixed(1)} ${206 + dy}`;
          })
          .join(''),
        accent,
        1.8,
        0.55,
      ) +
      solid(sheet, box(184, 94, 32, 16, 4), accent, 'v') +
      oval(200, 308, 30, 6, '#fff6d6'),
  },
};
