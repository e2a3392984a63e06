import { dark, light } from '../color.js';
import type { Drawings } from '../drawing.js';
import { box, fill, grain, line, move, oval, poly, solid, tube, turned } from '../shapes.js';

/** Things to sit on and put things on. */
export const furniture: Drawings = {
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
};
