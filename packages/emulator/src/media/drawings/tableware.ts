import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { band, box, curve, dot, fill, grain, line, move, oval, solid, speckles, tube, turned } from '../shapes.js';

/** Cups, plates, bowls and pots. */
export const tableware: Drawings = {
  mug: {
    kind: 'stand',
    size: 1.3,
    foot: [82],
    focus: [215, 235, 1.9],
    draw: (sheet, color, accent, style) =>
      tube('M268 205C330 190 336 284 262 280', color, 19) +
      turned(
        sheet,
        [
          [172, 80],
          [200, 86],
          [250, 86],
          [290, 74],
          [316, 58],
        ],
        style === 'dip' ? accent : color,
        {
          inside: light(color, 0.2),
          decoration:
            (style === 'dip' ? fill(`M100 150H300V246C270 262 240 238 200 254S130 262 100 242Z`, color) : '') +
            speckles(sheet, 110, 180, 180, 140, dark(accent, 0.5), 46),
        },
      ) +
      oval(200, 177, 70, 10, dark('#6b4a35', 0.45)) +
      oval(182, 175, 26, 3.4, '#c79a6e', 0.5),
  },
  cup: {
    kind: 'stand',
    size: 1.2,
    foot: [150],
    focus: [150, 265, 2],
    draw: (sheet, color, accent) =>
      [
        [258, 262, 0.86],
        [136, 300, 1],
      ]
        .map(([x = 0, y = 0, size = 1]) =>
          move(
            oval(0, 8, 84, 17, dark(accent, 0.2)) +
              oval(0, 4, 84, 16, accent) +
              oval(0, 3, 50, 8, dark(accent, 0.14)) +
              tube('M46-58C84-62 82-18 40-18', color, 10) +
              turned(
                sheet,
                [
                  [-76, 50],
                  [-50, 49],
                  [-20, 40],
                  [0, 27],
                ],
                color,
                { cx: 0, inside: color },
              ) +
              oval(0, -72, 42, 6, '#3b241a') +
              oval(-4, -72.5, 30, 3.6, '#b98250', 0.75),
            `translate(${x} ${y}) scale(${size})`,
          ),
        )
        .join(''),
  },
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
  teapot: {
    kind: 'stand',
    size: 1.25,
    foot: [88],
    focus: [130, 235, 1.8],
    draw: (sheet, color, accent) =>
      tube('M276 218C350 196 352 300 270 286', color, 17) +
      solid(sheet, 'M128 276C86 270 82 216 50 192L64 182C106 196 116 226 140 230Z', color, 'f') +
      oval(57, 187, 9, 4, dark(color, 0.5)) +
      turned(
        sheet,
        [
          [186, 46],
          [200, 78],
          [236, 97],
          [274, 92],
          [304, 66],
          [318, 58],
        ],
        color,
        { decoration: band(296, 30, 110, accent) + speckles(sheet, 100, 190, 200, 110, dark(color, 0.5), 40) },
      ) +
      turned(
        sheet,
        [
          [168, 8],
          [176, 34],
          [188, 48],
        ],
        color,
        {},
      ) +
      turned(
        sheet,
        [
          [146, 9],
          [153, 13],
          [162, 9],
          [168, 7],
        ],
        accent,
        {},
      ),
  },
  carafe: {
    kind: 'stand',
    foot: [66],
    focus: [200, 190, 1.7],
    draw: (sheet, color, accent) =>
      `<g opacity=".88">${turned(
        sheet,
        [
          [120, 27],
          [150, 24],
          [184, 30],
          [224, 62],
          [270, 74],
          [304, 66],
          [318, 56],
        ],
        light(color, 0.4),
        {
          inside: color,
          decoration: fill('M100 236A100 14 0 0 0 300 236V330H100Z', mix(color, '#7fb0bb', 0.55), 0.75),
        },
      )}</g>` +
      oval(200, 237, 66, 10, '#fff', 0.4) +
      line(curve([158, 236], [147, 262], [150, 292]), '#fff', 6, 0.6) +
      line('M188 132C186 152 188 170 180 190', '#fff', 4, 0.6) +
      dot(200, 104, 29, accent) +
      fill('M171 104a29 29 0 1 0 58 0a29 29 0 1 0-58 0Z', 'url(#o)'),
  },
  glass: {
    kind: 'stand',
    size: 1.2,
    foot: [140],
    focus: [120, 270, 1.9],
    draw: (sheet, color, accent) =>
      [
        [236, 268, 0.78],
        [306, 300, 0.9],
        [112, 288, 0.88],
        [196, 318, 1],
      ]
        .map(([x, y, size], index) =>
          move(
            `<g opacity=".86">${turned(
              sheet,
              [
                [-112, 50],
                [-60, 46],
                [0, 38],
              ],
              light(index === 3 ? mix(color, accent, 0.55) : color, 0.35),
              {
                cx: 0,
                inside: color,
                decoration:
                  fill(
                    'M-60-70A60 9 0 0 0 60-70V10H-60Z',
                    index % 2 ? mix(color, accent, 0.6) : mix(color, '#88b6bd', 0.5),
                    0.6,
                  ) +
                  line(
                    [-36, -24, -12, 0, 12, 24, 36].map((rib) => `M${rib * 1.15}-104L${rib * 0.9} 4`).join(''),
                    '#fff',
                    2.4,
                    0.4,
                  ),
              },
            )}</g>` + fill('M-38-8A38 7 0 0 0 38-8L37 0A37 6 0 0 1-37 0Z', '#fff', 0.35),
            `translate(${x} ${y}) scale(${size})`,
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
