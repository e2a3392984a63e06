import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import {
  blob,
  box,
  curve,
  dot,
  fill,
  grain,
  line,
  move,
  oval,
  poly,
  solid,
  speckles,
  stitch,
  tube,
  turned,
} from '../shapes.js';

/** Furniture, lamps and what lies on them. */
export const furniture: Drawings = {
  cushion: {
    kind: 'stand',
    foot: [104],
    focus: [130, 190, 1.8],
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
      line('M200-400V104', dark(accent, 0.4), 3) +
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
  chair: {
    kind: 'stand',
    foot: [96],
    focus: [200, 170, 1.6],
    draw: (sheet, color, accent) =>
      tube('M150 244L126 316', dark(color, 0.25), 9) +
      tube('M252 244L274 316', dark(color, 0.25), 9) +
      line(
        [134, 150, 166, 182, 200, 218, 234, 250, 266]
          .map(
            (x, index) =>
              `M${x + (200 - x) * 0.12} 232L${x + (x - 200) * 0.1} ${92 - 12 * Math.sin((index / 8) * Math.PI)}`,
          )
          .join(''),
        dark(color, 0.18),
        5,
      ) +
      line(
        [132, 148, 164, 180, 198, 216, 232, 248, 264]
          .map(
            (x, index) =>
              `M${x + (200 - x) * 0.12} 232L${x + (x - 200) * 0.1} ${92 - 12 * Math.sin((index / 8) * Math.PI)}`,
          )
          .join(''),
        light(color, 0.16),
        2,
      ) +
      solid(
        sheet,
        'M112 96C140 66 260 66 288 96Q294 108 284 112C250 88 150 88 116 112Q106 108 112 96Z',
        color,
        'f',
        grain(sheet, 100, 60, 200, 60, color, 6),
      ) +
      tube('M142 248L112 330', color, 11) +
      tube('M260 248L292 330', color, 11) +
      tube('M128 288H276', color, 6) +
      solid(
        sheet,
        'M106 238C104 222 140 214 200 214S296 222 294 238C294 254 250 262 200 262S106 254 106 238Z',
        color,
        'f',
        grain(sheet, 100, 212, 200, 50, color, 7),
      ) +
      fill(
        'M130 234C150 224 180 228 200 236C220 228 250 224 270 234C250 246 220 244 200 240C180 244 150 246 130 234Z',
        dark(accent, 0.1),
        0.25,
      ),
  },
  stool: {
    kind: 'stand',
    size: 1.25,
    foot: [92],
    focus: [190, 215, 1.9],
    draw: (sheet, color) =>
      tube('M222 214L236 300', dark(color, 0.3), 13) +
      tube('M140 214L106 326', color, 15) +
      tube('M262 214L298 322', color, 15) +
      tube('M124 274L280 270', dark(color, 0.1), 7) +
      turned(
        sheet,
        [
          [192, 112],
          [206, 113],
          [220, 104],
        ],
        color,
        { decoration: grain(sheet, 80, 190, 240, 40, color, 5) },
      ) +
      `<g clip-path="url(#${sheet.clip('M88 192a112 19 0 1 0 224 0a112 19 0 1 0-224 0Z')})">${grain(sheet, 84, 172, 232, 40, color, 9)}${oval(200, 196, 84, 12, dark(color, 0.3), 0.3)}</g>` +
      oval(140, 190, 7, 2.4, dark(color, 0.5), 0.6) +
      oval(256, 188, 7, 2.4, dark(color, 0.5), 0.6),
  },
  sidetable: {
    kind: 'stand',
    size: 1.2,
    foot: [66],
    focus: [180, 180, 1.7],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [182, 50],
          [214, 40],
          [262, 44],
          [300, 60],
          [318, 66],
        ],
        color,
        { decoration: move(grain(sheet, 150, -280, 180, 160, color, 10), 'rotate(90)') },
      ) +
      turned(
        sheet,
        [
          [158, 112],
          [166, 116],
          [178, 110],
          [186, 60],
        ],
        color,
        {},
      ) +
      `<g clip-path="url(#${sheet.clip('M90 158a110 18.5 0 1 0 220 0a110 18.5 0 1 0-220 0Z')})">${grain(sheet, 84, 138, 232, 40, accent, 8)}</g>` +
      solid(sheet, poly([130, 150], [196, 142], [214, 152], [146, 161]), '#a34d31') +
      solid(sheet, poly([138, 144], [200, 136], [216, 146], [152, 155]), '#f1e6d2') +
      turned(
        sheet,
        [
          [112, 22],
          [130, 24],
          [148, 18],
          [154, 15],
        ],
        '#a3b19a',
        { cx: 250, inside: '#a3b19a' },
      ),
  },
  bookcase: {
    kind: 'stand',
    foot: [146],
    focus: [150, 230, 1.8],
    draw: (sheet, color, accent) => {
      const books = (x0: number, x1: number, floor: number) => {
        let x = x0;
        let markup = '';
        const tones = [
          '#a34d31',
          '#707d50',
          '#2e405d',
          '#ebcf82',
          '#d8a39b',
          '#f1e6d2',
          '#66798a',
          '#62405a',
          '#c9963f',
        ];
        while (x < x1) {
          const width = sheet.random(9, 19);
          const height = sheet.random(40, 60);
          const tone = tones[Math.floor(sheet.random(0, tones.length))] ?? accent;
          markup +=
            fill(box(x, floor - height, width, height, 1.5), tone) +
            fill(
              `M${(x + 2).toFixed(1)} ${(floor - height + 9).toFixed(1)}h${(width - 4).toFixed(1)}v3h-${(width - 4).toFixed(1)}Z`,
              '#fff',
              0.4,
            );
          x += width + 1;
        }
        return markup;
      };
      return (
        solid(sheet, box(54, 156, 292, 162, 3), dark(color, 0.42), 'f') +
        books(74, 176, 228) +
        books(200, 296, 306) +
        turned(
          sheet,
          [
            [196, 12],
            [206, 20],
            [220, 18],
            [228, 12],
          ],
          '#bd7253',
          { cx: 296, inside: '#bd7253' },
        ) +
        line('M296 196C290 180 300 170 294 154M296 196C306 184 304 178 314 168', '#707d50', 3) +
        solid(sheet, box(80, 270, 66, 36, 4), '#d5bf9f', 'f', fill('M70 260H160V310H70Z', 'url(#w)')) +
        fill('M60 166H340V184Q200 176 60 184Z', '#000', 0.22) +
        [
          [46, 148, 308, 14],
          [60, 228, 280, 10],
          [50, 306, 300, 12],
        ]
          .map(([x = 0, y = 0, width = 0, height = 0]) =>
            solid(sheet, box(x, y, width, height, 3), color, 'f', grain(sheet, x, y, width, height, color, 3)),
          )
          .join('') +
        solid(sheet, box(50, 152, 13, 166, 2), color) +
        solid(sheet, box(337, 152, 13, 166, 2), color)
      );
    },
  },
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
