import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { band, box, dot, fill, finch, line, move, oval, solid, turned } from '../shapes.js';

/** Groceries. */
export const pantry: Drawings = {
  coffee: {
    kind: 'stand',
    size: 1.16,
    foot: [78],
    focus: [200, 210, 1.7],
    draw: (sheet, color, accent, style) =>
      solid(
        sheet,
        'M124 96H276L284 128C282 190 290 260 286 312Q200 324 114 312C110 260 118 190 116 128Z',
        color,
        'l',
        line('M130 130C140 190 124 260 134 312M270 130C262 200 276 260 268 312', dark(color, 0.6), 7, 0.14),
      ) +
      fill('M124 96H276L282 120H118Z', dark(color, 0.25)) +
      line('M126 104H274', light(color, 0.3), 1.6, 0.6) +
      solid(sheet, box(112, 118, 176, 9, 3), '#c9cdcf') +
      dot(200, 148, 8, dark(color, 0.35)) +
      solid(sheet, box(140, 172, 120, 112, 3), accent) +
      (style === 'sun'
        ? dot(200, 214, 20, color) +
          line(
            Array.from({ length: 12 }, (_, index) => {
              const a = (index * Math.PI) / 6;
              return `M${(200 + 26 * Math.cos(a)).toFixed(1)} ${(214 + 26 * Math.sin(a)).toFixed(1)}L${(200 + 34 * Math.cos(a)).toFixed(1)} ${(214 + 34 * Math.sin(a)).toFixed(1)}`;
            }).join(''),
            color,
            3,
          )
        : fill('M206 184a30 30 0 1 0 22 48a34 34 0 0 1-22-48Z', color) +
          dot(226, 196, 2.6, color) +
          dot(236, 212, 2, color)) +
      line('M162 258H238M174 270H226', dark(color, 0.1), 3, 0.8) +
      [
        [92, 314],
        [306, 318],
        [322, 310],
        [78, 322],
      ]
        .map(([x = 0, y = 0], index) =>
          move(
            oval(0, 0, 8, 5.6, '#4a2f20') + line('M-6 0q6-4 12 0', '#2a190f', 1.4),
            `translate(${x} ${y}) rotate(${index * 40})`,
          ),
        )
        .join(''),
  },
  teatin: {
    kind: 'stand',
    size: 1.3,
    foot: [68],
    focus: [200, 240, 1.8],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [176, 70],
          [300, 70],
          [318, 68],
        ],
        color,
        {
          decoration:
            band(206, 76, 74, '#f4ecdd') +
            band(202, 3, 74, accent) +
            band(288, 3, 74, accent) +
            [
              [-46, 246],
              [-24, 254],
              [0, 257],
              [24, 254],
              [46, 246],
            ]
              .map(([dx = 0, y = 0], index) =>
                move(
                  fill('M0 12C-14 2-12-14 0-22C12-14 14 2 0 12Z', index % 2 ? accent : color),
                  `translate(${200 + dx} ${y})`,
                ),
              )
              .join(''),
        },
      ) +
      turned(
        sheet,
        [
          [146, 72],
          [150, 73],
          [176, 73],
        ],
        dark(color, 0.12),
        {},
      ) +
      turned(
        sheet,
        [
          [136, 9],
          [142, 12],
          [148, 8],
        ],
        '#d9b768',
        {},
      ) +
      line('M148 190V300', '#fff', 5, 0.25),
  },
  chocolate: {
    kind: 'flat',
    focus: [210, 170, 1.7],
    draw: (sheet, color, accent, style) =>
      move(
        solid(
          sheet,
          'M-70-138L-58-126-46-138-34-126-20-140-8-128 6-138 18-126 32-138 46-126 58-136 70-128V-40H-70Z',
          '#d9b768',
          'f',
        ) +
          solid(
            sheet,
            box(-66, -128, 132, 110, 3),
            dark('#6b4028', 0.1),
            'f',
            [0, 1, 2, 3, 4, 5]
              .map((cell) =>
                solid(sheet, box(-60 + (cell % 3) * 42, -122 + Math.floor(cell / 3) * 40, 36, 34, 4), '#6b4028'),
              )
              .join(''),
          ) +
          solid(
            sheet,
            box(-76, -50, 152, 192, 3),
            color,
            'l',
            style === 'waves'
              ? line(
                  Array.from(
                    { length: 10 },
                    (_, index) => `M-80 ${-34 + index * 19}q19-15 38 0t38 0t38 0t38 0t38 0`,
                  ).join(''),
                  accent,
                  4,
                  0.9,
                )
              : Array.from({ length: 40 }, (_, index) =>
                  move(
                    fill('M0-8C6-4 6 4 0 9C-6 4-6-4 0-8Z', accent),
                    `translate(${-64 + (index % 6) * 26 + (Math.floor(index / 6) % 2) * 12} ${-34 + Math.floor(index / 6) * 29}) rotate(${index * 40})`,
                  ),
                ).join(''),
          ) +
          solid(sheet, box(-48, 6, 96, 76, 2), '#f6efe0') +
          finch(-16, 22, 1.4, color) +
          line('M-30 62H30', dark(color, 0.2), 3, 0.8) +
          fill('M-76-50H76V-40Q0-34-76-40Z', '#000', 0.16),
        'translate(200 200) rotate(10)',
      ),
  },
  honey: {
    kind: 'stand',
    size: 1.35,
    foot: [66],
    focus: [200, 240, 1.8],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [176, 58],
          [190, 70],
          [300, 70],
          [318, 62],
        ],
        mix(color, '#d98a1f', 0.5),
        {
          decoration:
            fill('M120 190C150 230 140 270 160 330H120Z', '#fff', 0.16) +
            oval(232, 250, 34, 60, '#ffd98a', 0.55) +
            dot(150, 220, 3, '#fff', 0.5) +
            dot(244, 280, 2.4, '#fff', 0.6),
        },
      ) +
      solid(sheet, 'M134 216Q200 230 266 216V282Q200 296 134 282Z', accent) +
      fill('M200 228l16 9v18l-16 9-16-9v-18Z', color) +
      fill('M200 236l9 5v10l-9 5-9-5v-10Z', '#fff', 0.5) +
      line('M156 276q44 9 88 0', dark(color, 0.4), 2.6, 0.8) +
      turned(
        sheet,
        [
          [150, 60],
          [156, 62],
          [176, 61],
        ],
        '#e4d8c3',
        { decoration: fill('M100 130H300V190H100Z', 'url(#w)') },
      ) +
      line('M138 178q62 14 124 0', '#a34d31', 4) +
      line('M146 196V296', '#fff', 5, 0.4),
  },
  oil: {
    kind: 'stand',
    foot: [54],
    focus: [200, 230, 1.7],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [110, 16],
          [160, 17],
          [186, 26],
          [206, 52],
          [226, 56],
          [304, 56],
          [318, 50],
        ],
        mix(color, '#54602c', 0.3),
        { decoration: fill('M140 190C170 200 160 260 170 330H140Z', '#fff', 0.12) },
      ) +
      solid(sheet, 'M148 224Q200 236 252 224V296Q200 308 148 296Z', '#f4ecdd') +
      line('M200 236V284M200 248q-14-2-18-12M200 256q14-2 18-12M200 268q-14-2-18-12M200 276q14-2 18-12', '#707d50', 3) +
      line('M170 292q30 6 60 0', dark(color, 0.1), 2.4, 0.7) +
      turned(
        sheet,
        [
          [84, 15],
          [92, 17],
          [112, 17],
        ],
        accent,
        {},
      ) +
      line('M160 212V300', '#fff', 4, 0.3) +
      line('M190 120V176', '#fff', 3, 0.35),
  },
};
