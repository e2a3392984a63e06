import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { blob, box, curve, dot, fill, finch, line, move, solid, stitch, oval } from '../shapes.js';

const weave = fill('M0 0H400V400H0Z', 'url(#w)', 0.8);

const body =
  'M150 84C136 90 120 98 108 108L60 178Q58 184 64 188L102 212Q108 214 112 208L128 186C130 240 128 290 124 336Q200 350 276 336C272 290 270 240 272 186L288 208Q292 214 298 212L336 188Q342 184 340 178L292 108C280 98 264 90 250 84C240 112 160 112 150 84Z';
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

const sock = (sheet: Sheet, color: string, accent: string, style: string): string =>
  solid(
    sheet,
    'M-34-120Q0-130 34-120C34-70 30-20 34 20C40 44 70 66 100 78Q122 92 110 112Q100 124 78 120C40 114 0 104-22 84C-40 66-36 40-34 10Z',
    color,
    'l',
    (style === 'stripe'
      ? [-96, -72, -48, -24, 0, 24, 48].map((y) => fill(`M-60 ${y}H130V${y + 11}H-60Z`, accent, 0.9)).join('')
      : fill('M-60-104H60V-92H-60ZM-60-84H60V-78H-60Z', accent) +
        line('M-60-40l180 160M-60 0l180 160M-30-60l180 160', light(color, 0.4), 1, 0.3)) +
      fill('M-40 56C-10 40 6 60-2 84L-30 100ZM84 60L130 90 110 130 74 126C96 110 94 84 84 60Z', accent, 0.9) +
      weave,
  ) + fill('M-34-120Q0-130 34-120V-104Q0-112-34-104Z', dark(color, 0.12), 0.6);

/** Clothes. */
export const apparel: Drawings = {
  tee: {
    kind: 'hang',
    focus: [200, 110, 1.9],
    draw: (sheet, color) =>
      garment(sheet, body, color) +
      neck(color) +
      stitch('M127 326Q200 340 273 326M66 182L104 206M334 182L296 206', dark(color, 0.3)),
  },
  longtee: {
    kind: 'hang',
    focus: [180, 180, 1.8],
    draw: (sheet, color, accent) =>
      garment(
        sheet,
        long,
        color,
        [122, 148, 174, 200, 226, 252, 278, 304]
          .map((y) => fill(`M112 ${y}Q200 ${y + 12} 288 ${y}v11Q200 ${y + 23} 112 ${y + 11}Z`, accent))
          .join('') +
          [136, 164, 192, 220, 248]
            .map((y) =>
              line(`M${118 - (y - 110) * 0.38} ${y}l-34 -14M${282 + (y - 110) * 0.38} ${y}l34 -14`, accent, 9),
            )
            .join(''),
      ) + neck(color),
  },
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
  overshirt: {
    kind: 'hang',
    focus: [230, 170, 1.8],
    draw: (sheet, color, accent, style) => {
      const button = style === 'chore' ? '#e8ddc6' : dark(accent, 0.2);
      return (
        garment(
          sheet,
          long,
          color,
          style === 'anorak' ? fill('M60 180H340V236Q200 250 60 236Z', light(color, 0.1), 0.6) : '',
        ) +
        fill('M158 76C170 66 230 66 242 76L200 104Z', dark(color, 0.5)) +
        (style === 'anorak'
          ? solid(sheet, 'M150 82C150 40 250 40 250 82C240 112 160 112 150 82Z', dark(color, 0.14), 'o') +
            line('M200 104V186', accent, 6) +
            line('M188 108C184 130 190 140 186 156M212 108C216 130 210 140 214 156', '#f1e6d2', 3) +
            solid(sheet, box(152, 230, 96, 60, 6), light(color, 0.06)) +
            stitch('M156 240h88M156 234v52h88v-52', accent)
          : solid(sheet, 'M152 78L200 104L182 132L142 92Z', light(color, 0.08)) +
            solid(sheet, 'M248 78L200 104L218 132L258 92Z', light(color, 0.08)) +
            line('M200 104V344', dark(color, 0.5), 2.4, 0.6) +
            stitch('M207 118V342', light(accent, 0.2)) +
            [136, 178, 220, 262, 304].map((y) => dot(199, y, 5, button) + dot(198, y - 1, 1.6, '#fff', 0.6)).join('') +
            [
              [142, 166],
              [222, 166],
            ]
              .map(([x = 0, y = 0], index) =>
                style === 'chore' && index === 1
                  ? ''
                  : solid(sheet, box(x, y, 42, 48, 3), light(color, 0.05)) +
                    (style === 'chore' ? '' : solid(sheet, `M${x - 1} ${y}h44v12l-22 9-22-9Z`, light(color, 0.09))) +
                    stitch(`M${x + 4} ${y + 6}v38h34v-38`, light(accent, 0.25)),
              )
              .join('') +
            (style === 'chore'
              ? [
                  [136, 258],
                  [214, 258],
                ]
                  .map(
                    ([x = 0, y = 0]) =>
                      solid(sheet, box(x, y, 54, 58, 4), light(color, 0.05)) +
                      stitch(`M${x + 4} ${y + 6}v48h46v-48`, light(accent, 0.1)),
                  )
                  .join('')
              : ''))
      );
    },
  },
  campshirt: {
    kind: 'hang',
    focus: [200, 130, 1.8],
    draw: (sheet, color) =>
      garment(
        sheet,
        body,
        color,
        line(
          Array.from({ length: 11 }, (_, index) => `M${70 + index * 26} 70V350`).join(''),
          light(color, 0.5),
          6,
          0.28,
        ),
      ) +
      fill('M160 80C172 70 228 70 240 80L200 140Z', dark(color, 0.45)) +
      solid(sheet, 'M154 80L200 150L170 142L142 96Z', light(color, 0.14)) +
      solid(sheet, 'M246 80L200 150L230 142L258 96Z', light(color, 0.14)) +
      line('M200 150V342', dark(color, 0.4), 2, 0.5) +
      [176, 216, 256, 296].map((y) => dot(200, y, 4.4, '#f8f2e4') + dot(200, y, 1.2, '#8a7a62')).join('') +
      solid(sheet, box(224, 166, 40, 44, 3), light(color, 0.06)),
  },
  robe: {
    kind: 'hang',
    focus: [200, 190, 1.7],
    draw: (sheet, color, accent) =>
      garment(
        sheet,
        'M152 62C136 68 120 76 110 88C90 134 70 190 56 246Q56 254 62 256L98 266Q104 266 106 260L130 190C128 250 120 310 112 362Q200 372 288 362C280 310 272 250 270 190L294 260Q296 266 302 266L338 256Q344 254 344 246C330 190 310 134 290 88C280 76 264 68 248 62Z',
        color,
        line(
          Array.from({ length: 30 }, (_, index) => `M${50 + index * 10} 50V380M40 ${70 + index * 10}H360`).join(''),
          dark(color, 0.4),
          1.6,
          0.16,
        ),
      ) +
      fill('M164 62C176 52 224 52 236 62L200 150Z', dark(color, 0.4)) +
      solid(sheet, 'M154 60Q138 72 144 90L196 216L216 206L168 62Z', light(color, 0.3)) +
      solid(sheet, 'M246 60Q262 72 256 90L200 236L184 210L232 62Z', light(color, 0.22)) +
      solid(sheet, 'M126 204Q200 222 274 204V224Q200 242 126 224Z', accent) +
      solid(sheet, box(188, 208, 26, 28, 6), light(accent, 0.1)) +
      line('M194 232C188 270 182 290 180 316M208 232C214 260 216 280 222 300', accent, 9) +
      solid(sheet, box(136, 256, 48, 54, 5), light(color, 0.1)) +
      solid(sheet, box(222, 256, 48, 54, 5), light(color, 0.1)),
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
  cap: {
    kind: 'flat',
    focus: [200, 190, 1.7],
    draw: (sheet, color, accent) =>
      solid(
        sheet,
        'M92 246C84 150 136 98 204 98S320 150 310 246Q200 222 92 246Z',
        color,
        'o',
        weave +
          line('M204 98C170 130 150 180 146 236M204 98C240 130 258 180 260 234M204 98V228', dark(color, 0.5), 2, 0.5),
      ) +
      dot(204, 98, 7, dark(color, 0.1)) +
      solid(
        sheet,
        'M88 244Q200 214 314 244C352 262 360 286 344 298C300 268 130 262 70 304C46 290 54 262 88 244Z',
        dark(color, 0.08),
        'f',
        line('M80 262Q200 232 322 262M74 274Q200 244 332 272M66 286Q200 254 340 284', light(color, 0.4), 1.3, 0.4),
      ) +
      [
        [170, 136],
        [238, 136],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 3.4, dark(color, 0.4)))
        .join('') +
      finch(184, 172, 1.7, accent),
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
  bandana: {
    kind: 'flat',
    focus: [150, 150, 1.8],
    draw: (sheet, color, accent) =>
      move(
        solid(
          sheet,
          'M-124-120Q0-132 122-122Q130 0 124 122Q0 130-122 124Q-130 0-124-120Z',
          color,
          'l',
          line('M-106-104Q0-112 106-106Q112 0 108 106Q0 112-106 108Q-112 0-106-104Z', accent, 7, 0.9) +
            line('M-94-92Q0-100 94-94Q100 0 96 94Q0 100-94 96Q-100 0-94-92Z', light(color, 0.6), 2) +
            [
              [-56, -50],
              [40, -60],
              [-8, 0],
              [-66, 44],
              [46, 40],
              [0, -84],
              [0, 76],
            ]
              .map(([x = 0, y = 0], index) =>
                finch(x - 8, y - 8, 1.2 + (index % 2) * 0.5, index % 2 ? light(color, 0.7) : accent),
              )
              .join('') +
            [
              [0, -40],
              [-40, 8],
              [40, -8],
              [10, 44],
              [-80, 0],
              [80, 0],
              [-30, -80],
              [66, 84],
              [-40, 84],
            ]
              .map(([x = 0, y = 0]) => dot(x, y, 5, '#7a4a63') + dot(x + 8, y + 5, 4, '#a34d31'))
              .join(''),
        ) + line('M-124 40Q-40 20 0-124M10 126Q40 40 124 10', dark(color, 0.5), 5, 0.12),
        'translate(200 200) rotate(38)',
      ),
  },
  socks: {
    kind: 'flat',
    focus: [190, 240, 1.7],
    draw: (sheet, color, accent, style) =>
      move(
        sock(
          sheet,
          style === 'stripe' ? accent : mix(color, '#a39a8a', 0.25),
          style === 'stripe' ? color : accent,
          style,
        ),
        'translate(206 176) rotate(-14) scale(1.12)',
      ) + move(sock(sheet, color, accent, style), 'translate(132 190) rotate(4) scale(1.16)'),
  },
  slippers: {
    kind: 'flat',
    focus: [150, 170, 1.7],
    draw: (sheet, color, accent) =>
      [
        [140, -7, 1],
        [262, 7, -1],
      ]
        .map(([x = 0, turn = 0, flip = 1]) =>
          move(
            fill('M-46-96C-52-140 44-140 48-92C52-40 40 20 42 70C44 128-40 128-40 72C-40 20-40-40-46-96Z', accent) +
              move(
                solid(
                  sheet,
                  'M-46-96C-52-140 44-140 48-92C52-40 40 20 42 70C44 128-40 128-40 72C-40 20-40-40-46-96Z',
                  dark(color, 0.35),
                  'f',
                ),
                'scale(.93)',
              ) +
              oval(2, 70, 28, 34, light(accent, 0.3), 0.5) +
              solid(
                sheet,
                'M-46-92C-54-142 46-144 50-90C52-50 46-20 44 4Q0-22-41 6C-42-20-42-60-46-92Z',
                color,
                'o',
                weave,
              ) +
              stitch('M-40-2Q0-30 43-4', accent),
            `translate(${x} 206) rotate(${turn}) scale(${flip} 1)`,
          ),
        )
        .join(''),
  },
};
