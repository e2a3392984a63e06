import { dark, light } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { blob, box, curve, fill, finch, line, solid, stitch } from '../shapes.js';

const weave = fill('M0 0H400V400H0Z', 'url(#w)', 0.8);

const long =
  'M150 80C134 86 118 94 108 106C88 150 64 230 50 290Q49 298 56 300L88 310Q95 311 97 304L128 200C130 250 128 296 124 338Q200 352 276 338C272 296 270 250 272 200L303 304Q305 311 312 310L344 300Q351 298 350 290C336 230 312 150 292 106C282 94 266 86 250 80C240 108 160 108 150 80Z';

const folds = (color: string): string =>
  line(
    'M132 190C140 230 138 290 132 330M268 190C260 230 262 290 268 330M176 250C170 290 180 310 176 338M232 230C238 270 226 306 232 340',
    dark(color, 0.6),
    6,
    0.09,
  ) + line('M128 130C140 150 134 170 130 186M272 130C260 150 266 170 270 186', dark(color, 0.6), 4, 0.14);

const neck = (color: string): string =>
  fill('M152 84C160 66 240 66 248 84C240 104 160 104 152 84Z', dark(color, 0.45)) +
  line('M150 83C160 112 240 112 250 83', light(color, 0.12), 7) +
  line('M152 84C160 66 240 66 248 84', dark(color, 0.2), 5) +
  fill(box(190, 73, 20, 9, 1), '#f4ecdd');

const ribs = (color: string): string =>
  fill('M50 284L100 298V316H40ZM350 284L300 298V316H360ZM120 322Q200 336 280 322V352H120Z', dark(color, 0.1), 0.7) +
  line(
    Array.from({ length: 26 }, (_, index) => `M${126 + index * 6} 326v22`).join('') +
      Array.from({ length: 7 }, (_, index) => `M${54 + index * 7} 290l-3 20M${304 + index * 7} 298l3 16`).join(''),
    dark(color, 0.35),
    1.4,
    0.4,
  );

const garment = (sheet: Sheet, d: string, color: string, decoration = ''): string =>
  solid(sheet, d, color, 'l', decoration + weave + folds(color));

/** Knitted things. */
export const knitwear: Drawings = {
  sweatshirt: {
    kind: 'hang',
    focus: [220, 150, 1.8],
    draw: (sheet, color) =>
      garment(sheet, long, color, ribs(color)) +
      neck(color) +
      line('M152 92C140 120 132 150 128 196M248 92C260 120 268 150 272 196', dark(color, 0.35), 2, 0.5) +
      fill('M192 108h16l-8 14Z', dark(color, 0.16)) +
      solid(sheet, box(218, 162, 44, 50, 4), light(color, 0.05)) +
      stitch('M222 172h36M222 166v42h36v-42', dark(color, 0.4)),
  },
  sweater: {
    kind: 'hang',
    focus: [190, 200, 1.9],
    draw: (sheet, color, accent) =>
      garment(
        sheet,
        long,
        color,
        ribs(color) +
          [160, 200, 240]
            .map(
              (x) =>
                line(
                  Array.from(
                    { length: 8 },
                    (_, index) =>
                      `M${x - 9} ${112 + index * 27}c0 14 18 13 18 27M${x + 9} ${112 + index * 27}c0 14-18 13-18 27`,
                  ).join(''),
                  dark(accent, 0.25),
                  5,
                  0.55,
                ) +
                line(
                  Array.from({ length: 8 }, (_, index) => `M${x - 9} ${110 + index * 27}c0 14 18 13 18 27`).join(''),
                  light(color, 0.5),
                  2.6,
                  0.8,
                ),
            )
            .join('') +
          line(
            Array.from(
              { length: 15 },
              (_, index) => `M126 ${120 + index * 14}l7 7 7-7M260 ${120 + index * 14}l7 7 7-7`,
            ).join('') +
              Array.from(
                { length: 12 },
                (_, index) =>
                  `M${104 - index * 4} ${130 + index * 14}l10 5M${296 + index * 4} ${130 + index * 14}l-10 5`,
              ).join(''),
            dark(accent, 0.3),
            2,
            0.45,
          ),
      ) +
      neck(color) +
      line('M150 83C160 112 240 112 250 83', light(color, 0.2), 12) +
      line(
        Array.from(
          { length: 15 },
          (_, index) => `M${154 + index * 6.6} ${90 + 14 * Math.sin(((index + 1) / 16) * Math.PI)}v9`,
        ).join(''),
        dark(color, 0.3),
        1.4,
        0.5,
      ),
  },
  vest: {
    kind: 'hang',
    focus: [200, 200, 1.8],
    draw: (sheet, color, accent) =>
      solid(
        sheet,
        'M148 82C142 120 128 140 122 170C128 230 128 290 122 332Q200 348 278 332C272 290 272 230 278 170C272 140 258 120 252 82L226 80C216 110 208 130 200 144C192 130 184 110 174 80Z',
        color,
        'l',
        Array.from({ length: 9 }, (_, row) => {
          const y = 96 + row * 28;
          const tone = [accent, '#ebcf82', '#f1e6d2', '#2e405d'][row % 4] ?? accent;
          return row % 2
            ? fill(
                Array.from({ length: 14 }, (_, index) => `M${116 + index * 13} ${y + 10}l6-9 6 9-6 9Z`).join(''),
                tone,
              )
            : fill(
                Array.from({ length: 11 }, (_, index) => `M${116 + index * 17} ${y}h5v5h5v5h-5v5h-5v-5h-5v-5h5Z`).join(
                  '',
                ),
                tone,
              ) + fill(`M110 ${y - 6}H290v3H110ZM110 ${y + 20}H290v3H110Z`, '#2e405d', 0.8);
        }).join('') + weave,
      ) +
      line(
        'M174 80C184 110 192 130 200 146C208 130 216 110 226 80M148 82C142 120 128 140 122 170M252 82C258 120 272 140 278 170',
        '#2e405d',
        7,
      ) +
      fill('M122 318Q200 334 278 318V334Q200 350 122 334Z', '#2e405d'),
  },
  beanie: {
    kind: 'flat',
    focus: [170, 250, 1.7],
    draw: (sheet, color, accent, style) => {
      const dome = 'M88 254C84 150 130 84 200 84S316 150 312 254Z';
      const stripes =
        style === 'pom'
          ? [118, 162, 206]
              .map((y) => fill(`M70 ${y}Q200 ${y - 18} 330 ${y}v20Q200 ${y + 2} 70 ${y + 20}Z`, accent, 0.95))
              .join('')
          : '';
      const lines = Array.from(
        { length: 15 },
        (_, index) => `M${96 + index * 15} 262C${110 + index * 13} 190 ${140 + index * 8.6} 120 ${180 + index * 3} 84`,
      ).join('');
      return (
        solid(
          sheet,
          dome,
          color,
          'o',
          stripes + line(lines, dark(color, 0.45), 2.6, 0.4) + line(lines, light(color, 0.3), 1, 0.3),
        ) +
        solid(
          sheet,
          'M78 244Q200 226 322 244Q330 246 330 258V302Q330 314 320 314Q200 330 80 314Q70 314 70 302V258Q70 246 78 244Z',
          light(color, 0.06),
          'v',
          line(
            Array.from({ length: 27 }, (_, index) => `M${76 + index * 9.6} 232V324`).join(''),
            dark(color, 0.45),
            3,
            0.36,
          ),
        ) +
        (style === 'pom'
          ? Array.from({ length: 46 }, () => {
              const a = sheet.random(0, 6.283);
              const r = sheet.random(8, 38);
              return line(
                `M200 66L${(200 + r * Math.cos(a)).toFixed(0)} ${(66 + r * Math.sin(a)).toFixed(0)}`,
                sheet.random() > 0.5 ? accent : light(accent, 0.3),
                5,
              );
            }).join('')
          : solid(sheet, box(182, 266, 36, 26, 2), '#f1e6d2') + finch(191, 272, 0.7, '#2a3039'))
      );
    },
  },
  scarf: {
    kind: 'flat',
    focus: [180, 220, 1.7],
    draw: (sheet, color, accent) => {
      const plaid =
        fill(Array.from({ length: 12 }, (_, index) => `M${60 + index * 34} 40h11v330h-11Z`).join(''), accent, 0.4) +
        fill(Array.from({ length: 12 }, (_, index) => `M40 ${50 + index * 34}h330v11h-330Z`).join(''), accent, 0.4) +
        line(
          Array.from({ length: 10 }, (_, index) => `M${82 + index * 34} 40v330M40 ${72 + index * 34}h330`).join(''),
          '#f4ecdd',
          1.6,
          0.6,
        );
      const fringe = (x: number, y: number) =>
        line(
          Array.from(
            { length: 10 },
            (_, index) => `M${x + index * 7.4} ${y}q${index % 2 ? 4 : -3} 14 ${index % 3 ? 1 : -2} 26`,
          ).join(''),
          dark(color, 0.1),
          3.2,
        );
      return (
        fringe(216, 318) +
        solid(sheet, 'M214 150L288 150L290 322H212Z', dark(color, 0.08), 'l', plaid + weave) +
        fringe(126, 344) +
        solid(sheet, 'M120 160L196 150L198 348H122Z', color, 'l', plaid + weave) +
        solid(
          sheet,
          blob([98, 140], [130, 84], [200, 66], [272, 84], [304, 140], [270, 196], [200, 214], [130, 196]),
          light(color, 0.04),
          'o',
          plaid + weave,
        ) +
        fill(blob([142, 132], [200, 104], [260, 132], [200, 160]), dark(color, 0.55)) +
        line(
          curve([112, 168], [160, 196], [220, 196], [286, 170]) + curve([110, 128], [150, 92], [220, 84], [280, 108]),
          dark(color, 0.6),
          4,
          0.2,
        )
      );
    },
  },
};
