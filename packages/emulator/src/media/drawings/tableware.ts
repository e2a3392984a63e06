import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { band, box, dot, fill, grain, line, move, solid, speckles, tube, turned } from '../shapes.js';

/** Plates, bowls and jars. */
export const tableware: Drawings = {
  plate: {
    kind: 'flat',
    focus: [250, 160, 2.1],
    draw: (sheet, color, accent) =>
      dot(200, 200, 132, dark(color, 0.12)) +
      solid(
        sheet,
        'M68 200a132 132 0 1 0 264 0a132 132 0 1 0-264 0Z',
        color,
        'f',
        speckles(sheet, 70, 70, 260, 260, accent, 90),
      ) +
      `<circle cx="200" cy="200" r="94" fill="${light(color, 0.16)}" opacity=".55"/>` +
      `<circle cx="200" cy="200" r="94" fill="none" stroke="${dark(color, 0.3)}" stroke-width="1.6" opacity=".35"/>` +
      line('M112 128A116 116 0 0 1 200 84', '#fff', 5, 0.45) +
      move(
        line('M282 96C268 140 250 172 238 214', dark('#707d50', 0.2), 2.4) +
          [0, 1, 2, 3, 4]
            .map((leaf) =>
              move(
                fill('M0 0C12-12 26-8 32 2C20 10 8 8 0 0Z', leaf % 2 ? '#8a9a66' : '#6d7c4c'),
                `translate(${276 - leaf * 9} ${116 + leaf * 21}) rotate(${leaf % 2 ? 165 : -30})`,
              ),
            )
            .join(''),
        'translate(6 4)',
      ),
  },
  bowl: {
    kind: 'stand',
    size: 1.35,
    foot: [74],
    focus: [150, 270, 1.9],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [222, 128],
          [246, 122],
          [280, 96],
          [304, 62],
          [318, 54],
        ],
        color,
        {
          inside: light(color, 0.25),
          decoration:
            [236, 246, 257, 268, 280].map((y) => band(y, 3.4, 130, dark(color, 0.4), 0.28)).join('') +
            band(216, 7, 132, accent, 0.9),
        },
      ),
  },
  bowls: {
    kind: 'stand',
    size: 1.3,
    foot: [100],
    focus: [140, 270, 1.8],
    draw: (sheet, color, accent) =>
      [
        [0, 318, 1, accent],
        [4, 274, 0.82, mix(color, accent, 0.45)],
        [-3, 238, 0.64, color],
      ]
        .map(([x, y, size, tone]) =>
          move(
            turned(
              sheet,
              [
                [-92, 126],
                [-66, 120],
                [-30, 92],
                [-8, 60],
                [0, 54],
              ],
              String(tone),
              {
                cx: 0,
                inside: light(String(tone), 0.3),
                decoration: band(-98, 9, 128, light(String(tone), 0.4), 0.8, 0),
              },
            ),
            `translate(${200 + Number(x)} ${y}) scale(${size})`,
          ),
        )
        .join(''),
  },
  cakestand: {
    kind: 'stand',
    size: 1.25,
    foot: [62],
    focus: [150, 215, 1.9],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [226, 22],
          [250, 15],
          [284, 20],
          [306, 44],
          [318, 58],
        ],
        color,
        {},
      ) +
      turned(
        sheet,
        [
          [206, 132],
          [216, 130],
          [228, 60],
        ],
        color,
        {
          decoration: [0, 1, 2]
            .map((row) => line(`M70 ${206 + row * 8}q34 -10 66 2t64 0t66 -2t60 4`, accent, 4, 0.65))
            .join(''),
        },
      ) +
      line('M96 204Q140 190 186 206T290 200', accent, 4, 0.6) +
      line('M120 214Q180 198 220 212T296 210', dark(accent, 0.2), 2.4, 0.4) +
      ['#c98b3c', '#d19a4a', '#bf7a30']
        .map(
          (tone, index) =>
            dot(168 + index * 34, 184 - (index === 1 ? 6 : 0), 20, tone) +
            `<circle cx="${168 + index * 34}" cy="${184 - (index === 1 ? 6 : 0)}" r="20" fill="url(#o)"/>`,
        )
        .join('') +
      fill('M206 160C216 150 228 152 232 158C224 166 214 166 206 160Z', '#6d7c4c'),
  },
  canister: {
    kind: 'stand',
    size: 1.25,
    foot: [72],
    focus: [160, 220, 1.8],
    draw: (sheet, color, accent, style) => {
      const top = style === 'low' ? 232 : 168;
      return (
        turned(
          sheet,
          [
            [top, 76],
            [top + 20, 78],
            [300, 78],
            [318, 68],
          ],
          color,
          {
            decoration:
              speckles(sheet, 118, top, 164, 150, dark(color, 0.6), 44) +
              (style === 'low'
                ? ''
                : band(226, 40, 90, light(color, 0.5), 0.9) + line('M172 262q28 6 56 0', dark(color, 0.5), 3, 0.7)),
          },
        ) +
        turned(
          sheet,
          [
            [top - 16, 79],
            [top - 2, 80],
          ],
          accent,
          { decoration: grain(sheet, 118, top - 20, 164, 26, accent, 4) },
        ) +
        grain(sheet, 140, top - 26, 120, 20, accent, 4) +
        turned(
          sheet,
          [
            [top - 36, 13],
            [top - 28, 16],
            [top - 18, 12],
          ],
          accent,
          {},
        )
      );
    },
  },
  crock: {
    kind: 'stand',
    size: 1.15,
    foot: [70],
    focus: [200, 150, 1.6],
    draw: (sheet, color, accent) =>
      move(
        tube('M0 0V-140', accent, 9) +
          solid(sheet, 'M-19-140C-24-176-16-206 0-208S24-176 19-140Q0-126-19-140Z', accent),
        'translate(170 236) rotate(-9)',
      ) +
      move(
        tube('M0 0V-132', dark(accent, 0.3), 9) +
          solid(sheet, box(-20, -206, 40, 78, 9), dark(accent, 0.25)) +
          line('M-7-190V-150M7-190V-150', dark(accent, 0.6), 4),
        'translate(232 236) rotate(11)',
      ) +
      move(
        tube('M0 0V-120', '#a9afb3', 7) +
          line('M0-120C-34-160-24-204 0-206S34-160 0-120M0-120C-14-160-10-200 0-206S14-160 0-120', '#8d9498', 2.6),
        'translate(203 238) rotate(2)',
      ) +
      turned(
        sheet,
        [
          [212, 70],
          [226, 76],
          [290, 76],
          [318, 64],
        ],
        color,
        {
          inside: dark(color, 0.2),
          decoration: band(270, 60, 90, mix(color, accent, 0.5)) + speckles(sheet, 120, 216, 160, 100, '#5b4636', 40),
        },
      ),
  },
};
