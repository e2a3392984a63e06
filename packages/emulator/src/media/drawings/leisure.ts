import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { blob, box, curve, dot, fill, finch, line, move, oval, solid, turned } from '../shapes.js';

const cover = (sheet: Sheet, color: string, accent: string, style: string): string => {
  if (style === 'woods') {
    return (
      Array.from({ length: 12 }, (_, index) =>
        fill(
          `M${-110 + index * 19 + sheet.random(-4, 4)} -110h${sheet.random(4, 10).toFixed(1)}v220h-9Z`,
          mix(color, accent, index % 2 ? 0.75 : 0.35),
        ),
      ).join('') +
      dot(46, -40, 26, '#f4e6bb', 0.9) +
      fill(curve([-110, 70], [-40, 52], [30, 74], [110, 56]) + 'V110H-110Z', dark(color, 0.4))
    );
  }
  if (style === 'shore') {
    return (
      dot(-30, -44, 30, '#f6e3b8') +
      line(
        Array.from(
          { length: 9 },
          (_, index) => `M-110 ${index * 13 - 4}q18-${9 + index} 37 0t37 0t37 0t37 0t37 0t37 0`,
        ).join(''),
        accent,
        4,
        0.85,
      )
    );
  }
  return (
    [96, 76, 56, 36]
      .map((r, index) =>
        fill(
          `M${-r} 44A${r} ${r} 0 0 1 ${r} 44Z`,
          [light(color, 0.12), accent, mix(color, accent, 0.5), '#f6e3b8'][index] ?? accent,
        ),
      )
      .join('') +
    fill('M-110 44H110V110H-110Z', dark(color, 0.35)) +
    line('M-80 62H80M-60 78H60M-40 94H40', accent, 3, 0.7)
  );
};

/** Games and things to listen to or watch. */
export const leisure: Drawings = {
  puzzle: {
    kind: 'flat',
    focus: [180, 180, 1.6],
    draw: (sheet, color, accent) => {
      const tones = [accent, '#eebfb4', color, '#8a9a66', '#c9963f', '#a34d31', '#9db2c4', '#dfe6ea'];
      const tree = (x: number, index: number) =>
        fill(`M${x - 3} 150h6v40h-6Z`, '#5b4636') +
        dot(x, 130, 27, tones[index * 2] ?? color) +
        dot(x - 12, 118, 14, tones[index * 2 + 1] ?? accent, 0.85) +
        dot(x + 11, 138, 11, tones[index * 2 + 1] ?? accent, 0.7);
      return (
        move(
          solid(
            sheet,
            box(-130, -96, 260, 192, 3),
            '#d9e2dc',
            'f',
            move(
              fill('M0 180Q130 160 260 184V240H0Z', '#a9b884') +
                [38, 100, 162, 224].map(tree).join('') +
                dot(214, 50, 20, '#f6e3b8'),
              'translate(-130 -96)',
            ) +
              line(
                Array.from(
                  { length: 7 },
                  (_, index) =>
                    `M${-98 + index * 33}-96v24c10-8 18 12 0 9v36c-10-8-18 12 0 9v30c10-8 18 12 0 9v30c-10-8-18 12 0 9v30`,
                ).join('') +
                  Array.from(
                    { length: 5 },
                    (_, index) =>
                      `M-130 ${-64 + index * 32}h12c-8-10 12-16 9 0h24c-8 10 12 16 9 0h24c-8-10 12-16 9 0h24c-8 10 12 16 9 0h24c-8-10 12-16 9 0h24c-8 10 12 16 9 0h60`,
                  ).join(''),
                '#3d4a3a',
                1,
                0.4,
              ),
          ),
          'translate(196 186) rotate(-5)',
        ) +
        [
          [306, 296, 20],
          [118, 314, -35],
          [90, 110, 60],
        ]
          .map(([x = 0, y = 0, turn = 0], index) =>
            move(
              solid(
                sheet,
                'M-18-18H-4C-10-30 10-30 4-18H18V-4C30-10 30 10 18 4V18H-18Z',
                tones[index * 2 + 2] ?? color,
              ),
              `translate(${x} ${y}) rotate(${turn})`,
            ),
          )
          .join('')
      );
    },
  },
  playingcards: {
    kind: 'flat',
    focus: [220, 180, 1.6],
    draw: (sheet, color, accent) =>
      [-34, -14, 6, 26]
        .map((turn, index) =>
          move(
            solid(sheet, box(-52, -214, 104, 150, 9), '#fbf6ea') +
              (index === 3
                ? finch(-18, -164, 2, accent) +
                  `<text x="-42" y="-188" font-family="Georgia,serif" font-size="22" fill="${accent}">J</text>` +
                  `<text x="26" y="-74" font-family="Georgia,serif" font-size="22" fill="${accent}">J</text>` +
                  line(box(-26, -176, 52, 74, 4), accent, 1.4, 0.5)
                : fill(box(-44, -206, 88, 134, 5), color) +
                  line(
                    'M-44-180L-10-206M-44-150L30-206M-44-120L44-186M-44-90L44-156M-26-72L44-126M10-72L44-98M44-180L10-206M44-150L-30-206M44-120L-44-186M44-90L-44-156M26-72L-44-126M-10-72L-44-98',
                    light(color, 0.45),
                    1.6,
                    0.7,
                  )),
            `translate(206 330) rotate(${turn})`,
          ),
        )
        .join('') +
      move(
        solid(sheet, box(-54, -78, 108, 156, 5), color, 'l') +
          line(box(-44, -68, 88, 136, 4), '#d9b768', 2) +
          finch(-20, -24, 2, '#d9b768') +
          line('M-26 44H26', '#d9b768', 2.4),
        'translate(112 264) rotate(-16)',
      ),
  },
  record: {
    kind: 'flat',
    focus: [160, 200, 1.6],
    draw: (sheet, color, accent, style) =>
      move(
        dot(92, 0, 104, '#1d1d1f') +
          [96, 86, 76, 66, 56]
            .map((r) => `<circle cx="92" cy="0" r="${r}" fill="none" stroke="#3a3a3d" stroke-width="1.2"/>`)
            .join('') +
          fill('M92 0L150-86A104 104 0 0 1 178-58ZM92 0L34 86A104 104 0 0 1 6 58Z', '#fff', 0.12) +
          dot(92, 0, 34, accent) +
          dot(92, 0, 5, '#f4ecdd') +
          solid(
            sheet,
            box(-148, -112, 224, 224, 3),
            color,
            'f',
            move(cover(sheet, color, accent, style), 'translate(-36 0)'),
          ) +
          line('M-132-92H-70', '#f4ecdd', 5, 0.9) +
          line('M-132-80H-96', '#f4ecdd', 3, 0.7),
        'translate(182 204) rotate(-4) scale(.94)',
      ),
  },
  videoclass: {
    kind: 'flat',
    focus: [190, 190, 1.5],
    draw: (sheet, color, accent) =>
      move(
        solid(sheet, box(-150, -104, 300, 208, 16), '#24262b') +
          fill(box(-138, -92, 276, 184, 6), light(accent, 0.3)) +
          `<g clip-path="url(#${sheet.clip(box(-138, -92, 276, 184, 6))})">${dot(-40, 18, 62, color)}${line(Array.from({ length: 9 }, (_, index) => `M-100 ${-30 + index * 12}C-60 ${-60 + index * 12} -20 ${-10 + index * 12} 22 ${-36 + index * 12}`).join(''), light(color, 0.35), 3, 0.7)}${line('M-120 84L62-78M-30 96L110-52', '#c39a6b', 8)}${dot(62, -78, 7, '#8a6a48')}${dot(110, -52, 7, '#8a6a48')}${line(curve([18, 40], [60, 62], [90, 30], [120, 70], [150, 50]), color, 4)}</g>` +
          dot(0, 0, 38, '#fff', 0.92) +
          fill('M-11-18L21 0L-11 18Z', color) +
          line('M-122 78H122', '#fff', 5, 0.5) +
          line('M-122 78H-30', '#fff', 5) +
          dot(-30, 78, 7, '#fff'),
        'translate(200 200) rotate(-4)',
      ),
  },
  photos: {
    kind: 'flat',
    focus: [220, 210, 1.6],
    draw: (sheet, color, accent) =>
      [
        [140, 172, -13, 0],
        [258, 164, 9, 1],
        [204, 246, -3, 2],
      ]
        .map(([x = 0, y = 0, turn = 0, which = 0]) =>
          move(
            solid(sheet, box(-84, -74, 168, 158, 2), '#fdfaf2') +
              `<g clip-path="url(#${sheet.clip('M-74-64H74V56H-74Z')})">${fill('M-74-64H74V56H-74Z', [mix(color, '#66798a', 0.4), mix(color, '#a3b19a', 0.5), color][which] ?? color)}${
                which === 0
                  ? fill('M-40-64H-10V40Q-26 48-42 40ZM10-64H42V20Q26 30 8 20Z', accent) +
                    line('M-74-50H74', '#8a6a48', 6)
                  : which === 1
                    ? turned(
                        sheet,
                        [
                          [-20, 16],
                          [0, 30],
                          [22, 26],
                          [34, 18],
                        ],
                        '#bd7253',
                        { cx: 0, inside: '#bd7253' },
                      ) + oval(0, 44, 60, 10, accent, 0.7)
                    : fill(blob([-50, 30], [-30, 4], [10, 0], [44, 12], [56, 36], [0, 48]), accent) +
                      fill('M36 14L44-8L54 14Z', accent) +
                      fill('M-74-64H-10L-74 30Z', '#fff', 0.25)
              }</g>`,
            `translate(${x} ${y}) rotate(${turn})`,
          ),
        )
        .join(''),
  },
};
