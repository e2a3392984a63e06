import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { band, box, dot, fill, line, move, n, oval, solid, speckles, tube, turned } from '../shapes.js';

const leafShape = 'M0 0C.25-1 .75-1 1 0C.75 1 .25 1 0 0Z';

const leafHalf = 'M0 0C.25-1 .75-1 1 0Z';

const leaf = (sheet: Sheet, x: number, y: number, turn: number, length: number, width: number, color: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(turn)}) scale(${n(length)} ${n(width)})"><use href="#${sheet.shape(leafShape)}" fill="${color}"/><use href="#${sheet.shape(leafHalf)}" fill="#fff" opacity=".15"/></g>`;

const needle = (sheet: Sheet, x: number, y: number, turn: number, length: number, color: string): string =>
  `<use href="#${sheet.shape(leafShape)}" fill="${color}" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(turn)}) scale(${n(length)} 4.4)"/>`;

const pot = (sheet: Sheet, color: string): string =>
  turned(
    sheet,
    [
      [306, 62],
      [312, 68],
      [318, 64],
    ],
    dark(color, 0.08),
    {},
  ) +
  turned(
    sheet,
    [
      [244, 60],
      [290, 50],
      [312, 44],
    ],
    color,
    { decoration: speckles(sheet, 140, 244, 120, 70, dark(color, 0.4), 24) },
  ) +
  turned(
    sheet,
    [
      [226, 68],
      [246, 67],
    ],
    light(color, 0.06),
    { inside: '#3c2c22' },
  );

const olive = (sheet: Sheet, color: string): string => {
  const branches = [
    [200, 60],
    [164, 86],
    [240, 80],
    [140, 126],
    [262, 122],
    [182, 110],
    [222, 118],
    [200, 140],
    [128, 96],
    [274, 94],
  ] as const;
  return (
    tube('M200 232C194 196 206 170 200 120', '#8a6f55', 9) +
    line(
      'M200 168C184 140 164 130 148 112M201 150C220 128 236 124 256 106M200 130C196 100 202 80 200 62',
      '#7a6048',
      4,
    ) +
    branches
      .map(([x, y]) =>
        Array.from({ length: 7 }, (_, index) => {
          const turn = index * 41 + sheet.random(-14, 14);
          return needle(
            sheet,
            x + sheet.random(-16, 16),
            y + sheet.random(-14, 14),
            turn,
            sheet.random(20, 31),
            mix(color, ['#5f7150', '#c3ceb8', '#7f9170'][index % 3] ?? color, 0.6),
          );
        }).join(''),
      )
      .join('') +
    [
      [172, 120],
      [232, 132],
      [214, 92],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4.6, 6, '#4a4a3a') + dot(x - 1.4, y - 2, 1.4, '#fff', 0.6))
      .join('')
  );
};

/** Plants and what they need. */
export const plants: Drawings = {
  planter: {
    kind: 'stand',
    size: 1.25,
    foot: [84],
    focus: [150, 230, 1.7],
    draw: (sheet, color) =>
      turned(
        sheet,
        [
          [300, 86],
          [308, 96],
          [318, 90],
        ],
        dark(color, 0.06),
        {},
      ) +
      turned(
        sheet,
        [
          [176, 96],
          [260, 82],
          [310, 68],
        ],
        color,
        {
          decoration:
            speckles(sheet, 100, 180, 200, 130, dark(color, 0.5), 40) +
            fill('M90 250C130 236 150 280 190 262S260 290 310 262V320H90Z', light(color, 0.5), 0.22) +
            line('M96 214A104 16 0 0 0 304 214', dark(color, 0.4), 2, 0.4),
        },
      ) +
      turned(
        sheet,
        [
          [142, 110],
          [150, 112],
          [180, 108],
        ],
        light(color, 0.05),
        { inside: dark(color, 0.2) },
      ),
  },
  plant: {
    kind: 'stand',
    foot: [64],
    focus: [200, 175, 1.4],
    draw: (sheet, color, accent, style) => {
      if (style === 'olive') return pot(sheet, accent) + olive(sheet, color);
      if (style === 'rubber') {
        const leaves = [
          [196, 226, -100, 96],
          [204, 226, -62, 100],
          [198, 200, -140, 92],
          [204, 196, -36, 90],
          [196, 168, -118, 88],
          [204, 164, -74, 92],
          [198, 140, -152, 74],
          [202, 138, -24, 74],
          [200, 118, -104, 78],
          [201, 120, -70, 66],
        ];
        return (
          pot(sheet, accent) +
          tube('M200 234V110', '#6d5a46', 7) +
          leaves
            .map(([x = 0, y = 0, turn = 0, length = 0], index) =>
              leaf(sheet, x, y, turn, length, 25, index % 3 ? color : light(color, 0.16)),
            )
            .join('') +
          fill('M198 112C194 92 200 74 206 62C210 80 208 98 203 112Z', '#b4604a')
        );
      }
      const strands = [
        [150, 236, 96, 330],
        [176, 238, 150, 352],
        [226, 238, 262, 340],
        [250, 236, 310, 300],
        [200, 238, 206, 318],
      ];
      return (
        pot(sheet, accent) +
        Array.from({ length: 13 }, (_, index) =>
          leaf(
            sheet,
            200 + sheet.random(-34, 34),
            228,
            -170 + index * 13.4,
            sheet.random(50, 82),
            17,
            index % 2 ? color : light(color, 0.2),
          ),
        ).join('') +
        strands
          .map(([x = 0, y = 0, toX = 0, toY = 0], strand) => {
            const path = `M${x} ${y - 14}C${x + (toX - x) * 0.7} ${y - 34} ${toX} ${y + 10} ${toX} ${toY}`;
            return (
              line(path, dark(color, 0.1), 2.6) +
              Array.from({ length: 6 }, (_, index) => {
                const t = 0.3 + index * 0.14;
                const px = x + (toX - x) * Math.min(1, t * 1.25);
                const py = y - 18 + (toY - y + 14) * t * t;
                return leaf(
                  sheet,
                  px,
                  py,
                  (index % 2 ? 35 : 130) + strand * 9,
                  27,
                  11,
                  (index + strand) % 2 ? color : light(color, 0.24),
                );
              }).join('')
            );
          })
          .join('')
      );
    },
  },
  wateringcan: {
    kind: 'stand',
    size: 1.2,
    foot: [92],
    focus: [230, 230, 1.7],
    draw: (sheet, color, accent) =>
      tube('M290 204C362 190 350 300 288 298', color, 12) +
      tube('M232 196C244 150 196 142 190 190', color, 10) +
      solid(sheet, 'M152 292C110 262 96 200 58 146L70 140C112 186 134 220 166 246Z', color, 'f') +
      solid(sheet, 'M44 138L82 120L88 132L52 154Z', accent, 'f') +
      turned(
        sheet,
        [
          [196, 62],
          [214, 80],
          [280, 88],
          [318, 86],
        ],
        color,
        {
          cx: 222,
          inside: dark(color, 0.4),
          decoration: band(290, 5, 100, light(color, 0.25), 0.6, 222) + band(224, 4, 100, light(color, 0.25), 0.5, 222),
        },
      ) +
      line('M160 226C154 250 152 276 156 300', '#fff', 5, 0.35),
  },
  seeds: {
    kind: 'flat',
    focus: [190, 190, 1.7],
    draw: (sheet, color, accent) =>
      move(
        solid(
          sheet,
          box(-86, -122, 172, 244, 2),
          mix(color, '#f4ecdd', 0.55),
          'f',
          [
            [-50, 60, '#a34d31', 20],
            [-8, 20, '#c9963f', 24],
            [40, 54, '#62405a', 18],
            [14, 74, '#d8a39b', 21],
            [-34, 12, '#66798a', 16],
            [54, 8, accent, 15],
            [-64, 92, '#ebcf82', 15],
          ]
            .map(
              ([x, y, tone, size]) =>
                line(`M${x} ${y}Q${Number(x) * 0.7} 100 ${Number(x) * 0.4} 150`, '#5f7150', 3) +
                [0, 60, 120, 180, 240, 300]
                  .map((turn) =>
                    move(
                      oval(0, -Number(size) * 0.62, Number(size) * 0.36, Number(size) * 0.56, String(tone)),
                      `translate(${x} ${y}) rotate(${turn})`,
                    ),
                  )
                  .join('') +
                dot(Number(x), Number(y), Number(size) * 0.26, '#3d3126'),
            )
            .join(''),
        ) +
          fill(
            'M-86-122H86V-104L78-98 70-104 62-98 54-104 46-98 38-104 30-98 22-104 14-98 6-104-2-98-10-104-18-98-26-104-34-98-42-104-50-98-58-104-66-98-74-104-86-98Z',
            light(color, 0.5),
          ) +
          solid(sheet, box(-60, -84, 120, 54, 2), '#fbf6ea') +
          line('M-40-66H40M-28-50H28', dark(accent, 0.2), 4, 0.8),
        'translate(200 200) rotate(-7)',
      ) +
      Array.from({ length: 14 }, () => oval(sheet.random(292, 360), sheet.random(240, 340), 3.2, 2, '#5b4636')).join(
        '',
      ),
  },
};
