import { dark, light } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { box, dot, fill, line, solid, stitch } from '../shapes.js';

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

const garment = (sheet: Sheet, d: string, color: string, decoration = ''): string =>
  solid(sheet, d, color, 'l', decoration + weave + folds(color));

/** Shirts and coats. */
export const shirts: Drawings = {
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
};
