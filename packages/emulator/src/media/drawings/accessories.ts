import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { dot, fill, finch, line, move, solid, stitch, oval } from '../shapes.js';

const weave = fill('M0 0H400V400H0Z', 'url(#w)', 0.8);

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

/** What is worn on head, neck and feet. */
export const accessories: Drawings = {
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
