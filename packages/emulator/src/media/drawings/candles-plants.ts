import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { band, box, curve, dot, fill, finch, line, move, n, oval, solid, speckles, tube, turned } from '../shapes.js';

const flame = (x: number, y: number, size = 1): string =>
  move(
    dot(0, -16, 46, 'url(#h)') +
      fill('M0 0C-11-6-12-18 0-38C12-18 11-6 0 0Z', '#ffb648') +
      fill('M0-1C-6-5-6-12 0-24C6-12 6-5 0-1Z', '#fff3c4'),
    `translate(${x} ${y}) scale(${size})`,
  );

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

/** Candles, plants and what belongs to them. */
export const candlesPlants: Drawings = {
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
    focus: [200, 130, 1.5],
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
