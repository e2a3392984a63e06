import { dark, light } from '../color.js';
import type { Drawings } from '../drawing.js';
import { box, dot, fill, line, move, solid, stitch } from '../shapes.js';

/** Cushions, blankets and rugs. */
export const textiles: Drawings = {
  cushion: {
    kind: 'stand',
    foot: [104],
    focus: [150, 215, 1.7],
    draw: (sheet, color, accent, style) => {
      const low = style === 'lumbar';
      const d = low
        ? 'M62 214C60 204 68 200 78 202C160 210 240 210 322 202C332 200 340 204 338 214C330 246 330 276 338 306C340 316 332 320 322 318C240 312 160 312 78 318C68 320 60 316 62 306C70 276 70 246 62 214Z'
        : 'M88 106C86 94 94 90 104 92C166 102 234 102 296 92C306 90 314 94 312 106C302 168 302 246 312 304C314 316 306 320 296 318C234 310 166 310 104 318C94 320 86 316 88 304C98 246 98 168 88 106Z';
      const pattern =
        style === 'check'
          ? Array.from({ length: 36 }, (_, index) =>
              (index + Math.floor(index / 6)) % 2
                ? ''
                : `M${88 + (index % 6) * 38} ${92 + Math.floor(index / 6) * 38}h38v38h-38Z`,
            ).join('')
          : '';
      const deco =
        (pattern && fill(pattern, accent)) +
        (low
          ? [80, 104, 112, 150, 196, 204, 250, 288, 296]
              .map((x, index) => fill(`M${x} 190h${index % 3 ? 5 : 18}v140h-20Z`, accent, 0.85))
              .join('')
          : '') +
        fill('M40 80H360V340H40Z', 'url(#w)');
      return (
        solid(sheet, d, color, 'o', deco) +
        line(
          low
            ? 'M78 214C130 224 150 232 168 250M322 306C280 296 260 290 244 274'
            : 'M104 108C130 132 140 146 150 170M296 304C270 282 258 268 250 246M298 108C276 130 266 140 258 160M104 304C128 284 138 270 146 250',
          dark(color, 0.5),
          4,
          0.16,
        ) +
        (style === 'plain'
          ? stitch(
              'M104 108C166 118 234 118 296 108C288 168 288 246 296 302C234 294 166 294 104 302C112 246 112 168 104 108Z',
              dark(color, 0.3),
            )
          : '')
      );
    },
  },
  throw: {
    kind: 'stand',
    size: 1.3,
    foot: [120],
    focus: [150, 250, 1.8],
    draw: (sheet, color, accent, style) =>
      [0, 1, 2, 3]
        .map((fold) => {
          const y = 294 - fold * 27;
          const inset = [0, 5, 2, 8][fold] ?? 0;
          const tone = fold % 2 ? light(color, 0.06) : color;
          return solid(
            sheet,
            `M${84 + inset} ${y - 8}Q${80 + inset} ${y - 25} ${96 + inset} ${y - 26}C160 ${y - 30} 250 ${y - 24} ${316 - inset} ${y - 27}Q330 ${y - 24} ${322 - inset} ${y - 6}Q${330 - inset} ${y + 20} ${312 - inset} ${y + 24}H${94 + inset}Q${78 + inset} ${y + 18} ${84 + inset} ${y - 8}Z`,
            tone,
            'f',
            style === 'waffle'
              ? line(
                  Array.from({ length: 22 }, (_, index) => `M${86 + index * 11} ${y - 30}v60`).join('') +
                    [-18, -8, 2, 12].map((step) => `M70 ${y + step}h260`).join(''),
                  dark(color, 0.4),
                  2,
                  0.3,
                )
              : fill(
                  `M110 ${y - 40}h16v70h-16ZM134 ${y - 40}h5v70h-5ZM262 ${y - 40}h16v70h-16ZM254 ${y - 40}h4v70h-4Z`,
                  accent,
                  0.9,
                ) + fill('M60 170H340V330H60Z', 'url(#w)'),
          );
        })
        .join('') +
      line('M98 267q104-5 216 0M96 240q110-5 214 0M102 213q100-5 208 0', dark(color, 0.6), 2.4, 0.3) +
      (style === 'fringe'
        ? line(
            Array.from(
              { length: 17 },
              (_, index) =>
                `M${150 + index * 8} 206q${sheet.random(-4, 4).toFixed(0)} 24 ${sheet.random(-4, 4).toFixed(0)} 46`,
            ).join(''),
            light(accent, 0.1),
            3.4,
          ) + line('M146 206H284', dark(accent, 0.2), 4, 0.8)
        : ''),
  },
  rug: {
    kind: 'flat',
    focus: [140, 140, 1.8],
    draw: (sheet, color, accent) =>
      move(
        line(
          Array.from({ length: 27 }, (_, index) => `M${-104 + index * 8}-150v-14M${-104 + index * 8} 150v14`).join(''),
          light(color, 0.5),
          2.4,
        ) +
          solid(
            sheet,
            box(-110, -152, 220, 304, 3),
            color,
            'f',
            line(box(-98, -140, 196, 280, 2), accent, 9) +
              line(box(-84, -126, 168, 252, 2), light(color, 0.5), 2.4) +
              [-84, -42, 0, 42, 84]
                .map((y, row) =>
                  [-48, 0, 48]
                    .map(
                      (x) =>
                        fill(
                          `M${x + (row % 2) * 24 - 12} ${y}l18-24 18 24-18 24Z`,
                          (row + x) % 2 ? light(color, 0.45) : accent,
                          0.85,
                        ) + dot(x + (row % 2) * 24 + 6, y, 4, '#a34d31'),
                    )
                    .join(''),
                )
                .join('') +
              fill('M-120-160H120V160H-120Z', 'url(#w)'),
          ),
        'translate(200 200) rotate(-11)',
      ),
  },
};
