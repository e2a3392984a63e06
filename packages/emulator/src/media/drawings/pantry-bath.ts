import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import {
  band,
  blob,
  box,
  curve,
  dot,
  fill,
  finch,
  grain,
  line,
  move,
  oval,
  solid,
  speckles,
  turned,
} from '../shapes.js';

/** Groceries, soap and towels. */
export const pantryBath: Drawings = {
  coffee: {
    kind: 'stand',
    size: 1.16,
    foot: [78],
    focus: [200, 210, 1.7],
    draw: (sheet, color, accent, style) =>
      solid(
        sheet,
        'M124 96H276L284 128C282 190 290 260 286 312Q200 324 114 312C110 260 118 190 116 128Z',
        color,
        'l',
        line('M130 130C140 190 124 260 134 312M270 130C262 200 276 260 268 312', dark(color, 0.6), 7, 0.14),
      ) +
      fill('M124 96H276L282 120H118Z', dark(color, 0.25)) +
      line('M126 104H274', light(color, 0.3), 1.6, 0.6) +
      solid(sheet, box(112, 118, 176, 9, 3), '#c9cdcf') +
      dot(200, 148, 8, dark(color, 0.35)) +
      solid(sheet, box(140, 172, 120, 112, 3), accent) +
      (style === 'sun'
        ? dot(200, 214, 20, color) +
          line(
            Array.from({ length: 12 }, (_, index) => {
              const a = (index * Math.PI) / 6;
              return `M${(200 + 26 * Math.cos(a)).toFixed(1)} ${(214 + 26 * Math.sin(a)).toFixed(1)}L${(200 + 34 * Math.cos(a)).toFixed(1)} ${(214 + 34 * Math.sin(a)).toFixed(1)}`;
            }).join(''),
            color,
            3,
          )
        : fill('M206 184a30 30 0 1 0 22 48a34 34 0 0 1-22-48Z', color) +
          dot(226, 196, 2.6, color) +
          dot(236, 212, 2, color)) +
      line('M162 258H238M174 270H226', dark(color, 0.1), 3, 0.8) +
      [
        [92, 314],
        [306, 318],
        [322, 310],
        [78, 322],
      ]
        .map(([x = 0, y = 0], index) =>
          move(
            oval(0, 0, 8, 5.6, '#4a2f20') + line('M-6 0q6-4 12 0', '#2a190f', 1.4),
            `translate(${x} ${y}) rotate(${index * 40})`,
          ),
        )
        .join(''),
  },
  teatin: {
    kind: 'stand',
    size: 1.3,
    foot: [68],
    focus: [200, 240, 1.8],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [176, 70],
          [300, 70],
          [318, 68],
        ],
        color,
        {
          decoration:
            band(206, 76, 74, '#f4ecdd') +
            band(202, 3, 74, accent) +
            band(288, 3, 74, accent) +
            [
              [-46, 246],
              [-24, 254],
              [0, 257],
              [24, 254],
              [46, 246],
            ]
              .map(([dx = 0, y = 0], index) =>
                move(
                  fill('M0 12C-14 2-12-14 0-22C12-14 14 2 0 12Z', index % 2 ? accent : color),
                  `translate(${200 + dx} ${y})`,
                ),
              )
              .join(''),
        },
      ) +
      turned(
        sheet,
        [
          [146, 72],
          [150, 73],
          [176, 73],
        ],
        dark(color, 0.12),
        {},
      ) +
      turned(
        sheet,
        [
          [136, 9],
          [142, 12],
          [148, 8],
        ],
        '#d9b768',
        {},
      ) +
      line('M148 190V300', '#fff', 5, 0.25),
  },
  chocolate: {
    kind: 'flat',
    focus: [210, 170, 1.7],
    draw: (sheet, color, accent, style) =>
      move(
        solid(
          sheet,
          'M-70-138L-58-126-46-138-34-126-20-140-8-128 6-138 18-126 32-138 46-126 58-136 70-128V-40H-70Z',
          '#d9b768',
          'f',
        ) +
          solid(
            sheet,
            box(-66, -128, 132, 110, 3),
            dark('#6b4028', 0.1),
            'f',
            [0, 1, 2, 3, 4, 5]
              .map((cell) =>
                solid(sheet, box(-60 + (cell % 3) * 42, -122 + Math.floor(cell / 3) * 40, 36, 34, 4), '#6b4028'),
              )
              .join(''),
          ) +
          solid(
            sheet,
            box(-76, -50, 152, 192, 3),
            color,
            'l',
            style === 'waves'
              ? line(
                  Array.from(
                    { length: 10 },
                    (_, index) => `M-80 ${-34 + index * 19}q19-15 38 0t38 0t38 0t38 0t38 0`,
                  ).join(''),
                  accent,
                  4,
                  0.9,
                )
              : Array.from({ length: 40 }, (_, index) =>
                  move(
                    fill('M0-8C6-4 6 4 0 9C-6 4-6-4 0-8Z', accent),
                    `translate(${-64 + (index % 6) * 26 + (Math.floor(index / 6) % 2) * 12} ${-34 + Math.floor(index / 6) * 29}) rotate(${index * 40})`,
                  ),
                ).join(''),
          ) +
          solid(sheet, box(-48, 6, 96, 76, 2), '#f6efe0') +
          finch(-16, 22, 1.4, color) +
          line('M-30 62H30', dark(color, 0.2), 3, 0.8) +
          fill('M-76-50H76V-40Q0-34-76-40Z', '#000', 0.16),
        'translate(200 200) rotate(10)',
      ),
  },
  honey: {
    kind: 'stand',
    size: 1.35,
    foot: [66],
    focus: [200, 240, 1.8],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [176, 58],
          [190, 70],
          [300, 70],
          [318, 62],
        ],
        mix(color, '#d98a1f', 0.5),
        {
          decoration:
            fill('M120 190C150 230 140 270 160 330H120Z', '#fff', 0.16) +
            oval(232, 250, 34, 60, '#ffd98a', 0.55) +
            dot(150, 220, 3, '#fff', 0.5) +
            dot(244, 280, 2.4, '#fff', 0.6),
        },
      ) +
      solid(sheet, 'M134 216Q200 230 266 216V282Q200 296 134 282Z', accent) +
      fill('M200 228l16 9v18l-16 9-16-9v-18Z', color) +
      fill('M200 236l9 5v10l-9 5-9-5v-10Z', '#fff', 0.5) +
      line('M156 276q44 9 88 0', dark(color, 0.4), 2.6, 0.8) +
      turned(
        sheet,
        [
          [150, 60],
          [156, 62],
          [176, 61],
        ],
        '#e4d8c3',
        { decoration: fill('M100 130H300V190H100Z', 'url(#w)') },
      ) +
      line('M138 178q62 14 124 0', '#a34d31', 4) +
      line('M146 196V296', '#fff', 5, 0.4),
  },
  oil: {
    kind: 'stand',
    foot: [54],
    focus: [200, 230, 1.7],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [110, 16],
          [160, 17],
          [186, 26],
          [206, 52],
          [226, 56],
          [304, 56],
          [318, 50],
        ],
        mix(color, '#54602c', 0.3),
        { decoration: fill('M140 190C170 200 160 260 170 330H140Z', '#fff', 0.12) },
      ) +
      solid(sheet, 'M148 224Q200 236 252 224V296Q200 308 148 296Z', '#f4ecdd') +
      line('M200 236V284M200 248q-14-2-18-12M200 256q14-2 18-12M200 268q-14-2-18-12M200 276q14-2 18-12', '#707d50', 3) +
      line('M170 292q30 6 60 0', dark(color, 0.1), 2.4, 0.7) +
      turned(
        sheet,
        [
          [84, 15],
          [92, 17],
          [112, 17],
        ],
        accent,
        {},
      ) +
      line('M160 212V300', '#fff', 4, 0.3) +
      line('M190 120V176', '#fff', 3, 0.35),
  },
  soap: {
    kind: 'flat',
    focus: [170, 200, 1.7],
    draw: (sheet, color, accent, style) =>
      move(
        solid(sheet, box(-96, -60, 192, 120, 16), dark(color, 0.1), 'f') +
          solid(
            sheet,
            box(-96, -70, 192, 120, 18),
            color,
            'l',
            style === 'oat'
              ? Array.from({ length: 46 }, () =>
                  move(
                    oval(0, 0, 6, 3, mix(color, '#a98250', 0.6), 0.7),
                    `translate(${sheet.random(-94, 94).toFixed(0)} ${sheet.random(-68, 48).toFixed(0)}) rotate(${sheet.random(0, 180).toFixed(0)})`,
                  ),
                ).join('')
              : line(
                  curve([-100, -20], [-50, -50], [0, 0], [50, -40], [100, -10]) +
                    curve([-100, 14], [-40, -10], [10, 34], [60, 0], [100, 24]),
                  light(accent, 0.35),
                  9,
                  0.5,
                ),
          ) +
          line(box(-64, -44, 128, 68, 12), dark(color, 0.4), 2, 0.5) +
          finch(-20, -24, 1.8, dark(color, 0.35)),
        'translate(190 170) rotate(-10)',
      ) +
      move(
        solid(sheet, 'M-110-22Q0-34 110-22V26Q0 16-110 26Z', accent, 'l') +
          line('M-110-14Q0-26 110-14M-110 18Q0 8 110 18', '#f4ecdd', 1.6, 0.7) +
          line('M-60-2H60', '#f4ecdd', 4, 0.9),
        'translate(196 236) rotate(-10)',
      ) +
      [
        [96, 262, 15],
        [120, 286, 10],
        [84, 294, 7],
        [300, 128, 9],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            dot(x, y, r, '#fff', 0.35) +
            `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="1.4" opacity=".8"/>` +
            dot(x - r * 0.35, y - r * 0.35, r * 0.2, '#fff'),
        )
        .join(''),
  },
  pump: {
    kind: 'stand',
    size: 1.2,
    foot: [56],
    focus: [200, 240, 1.7],
    draw: (sheet, color, accent) =>
      line('M200 150V104', '#2a2b2d', 8) +
      solid(sheet, 'M140 92Q142 82 154 82H214Q222 82 222 92V106H190V98H158V112H146Q140 110 140 104Z', '#33353a', 'l') +
      turned(
        sheet,
        [
          [142, 22],
          [160, 23],
          [172, 22],
        ],
        '#33353a',
        {},
      ) +
      turned(
        sheet,
        [
          [172, 26],
          [190, 54],
          [206, 60],
          [304, 60],
          [318, 54],
        ],
        mix(color, '#8a4b1f', 0.4),
        { decoration: fill('M140 180C164 200 152 270 164 330H130Z', '#fff', 0.14) },
      ) +
      solid(sheet, 'M150 218Q200 230 250 218V292Q200 304 150 292Z', accent) +
      line(
        'M200 234V262M200 240q-10-2-12-10M200 240q10-2 12-10M200 250q-10-2-12-10M200 250q10-2 12-10M200 260q-10-2-12-10M200 260q10-2 12-10',
        '#5f7150',
        2.6,
      ) +
      line('M170 276q30 6 60 0M180 286q20 5 40 0', '#3a2c22', 2.2, 0.7) +
      line('M152 208V300', '#fff', 4, 0.35),
  },
  tube: {
    kind: 'flat',
    focus: [200, 200, 1.7],
    draw: (sheet, color, accent) =>
      move(
        solid(
          sheet,
          'M-56-132H56L40 92Q0 102-40 92Z',
          light(color, 0.1),
          'v',
          fill('M-80-70H80V30H-80Z', '#f4ecdd') + line('M-80-70H80M-80 30H80', accent, 3),
        ) +
          solid(sheet, box(-60, -146, 120, 22, 3), '#c9cdcf', 'f', line('M-60-139H60M-60-132H60', '#8d9498', 1.6)) +
          solid(
            sheet,
            box(-26, 96, 52, 40, 5),
            accent,
            'v',
            line(
              Array.from({ length: 10 }, (_, index) => `M${-22 + index * 5} 96v40`).join(''),
              dark(accent, 0.4),
              1.4,
              0.5,
            ),
          ) +
          [0, 60, 120, 180, 240, 300]
            .map((turn) => move(oval(0, -13, 6, 10, '#e0a458'), `translate(0 -30) rotate(${turn})`))
            .join('') +
          dot(0, -30, 6, '#a34d31') +
          line('M-24 6H24M-16 17H16', '#3a2c22', 2.6, 0.7),
        'translate(206 204) rotate(24)',
      ) +
      fill(blob([96, 290], [120, 270], [150, 284], [144, 312], [112, 318]), '#fffaf0', 0.95) +
      line('M108 296q14-12 30-4', '#e4d8c3', 4),
  },
  saltjar: {
    kind: 'stand',
    size: 1.35,
    foot: [68],
    focus: [200, 230, 1.7],
    draw: (sheet, color, accent) =>
      `<g opacity=".9">${turned(
        sheet,
        [
          [182, 60],
          [196, 72],
          [300, 72],
          [318, 64],
        ],
        '#dfeae6',
        {
          decoration:
            fill('M120 214Q200 200 280 216V330H120Z', light(color, 0.35)) +
            speckles(sheet, 126, 214, 148, 104, '#ffffff', 130) +
            speckles(sheet, 126, 214, 148, 104, dark(color, 0.2), 50),
        },
      )}</g>` +
      turned(
        sheet,
        [
          [150, 62],
          [158, 64],
          [184, 63],
        ],
        accent,
        { decoration: grain(sheet, 130, 140, 140, 50, accent, 5) },
      ) +
      line('M150 200V296', '#fff', 6, 0.6) +
      line('M140 190q60 16 120 0', '#b39a72', 3) +
      move(
        solid(sheet, box(-22, 0, 44, 58, 3), '#f4ecdd') +
          dot(0, 8, 3, '#8a6f55') +
          line('M-12 26H12M-12 36H6', dark(color, 0.4), 2.4) +
          line('M0 8C10-4 20-10 30-12', '#b39a72', 2),
        'translate(226 206) rotate(6)',
      ),
  },
  towel: {
    kind: 'stand',
    size: 1.25,
    foot: [116],
    focus: [150, 250, 1.8],
    draw: (sheet, color, accent) =>
      [0, 1, 2]
        .map((fold) => {
          const y = 286 - fold * 38;
          const tone = [color, light(color, 0.08), light(color, 0.02)][fold] ?? color;
          return (
            solid(
              sheet,
              `M92 ${y}C84 ${y - 4} 84 ${y + 30} 94 ${y + 32}H304Q322 ${y + 32} 320 ${y + 14}T302 ${y - 6}C240 ${y - 10} 150 ${y - 8} 92 ${y}Z`,
              tone,
              'f',
              [112, 124, 130, 142]
                .map((x, index) => fill(`M${x} ${y - 12}h${index % 2 ? 3 : 8}v50h-8Z`, accent, 0.85))
                .join('') + fill('M80 180H330V330H80Z', 'url(#w)'),
            ) + line(`M96 ${y + 12}H306Q314 ${y + 12} 312 ${y + 18}`, dark(color, 0.5), 2, 0.35)
          );
        })
        .join('') +
      line(
        Array.from({ length: 9 }, (_, index) => `M${196 + index * 11} 242q${index % 2 ? 5 : -4} 14 0 30`).join(''),
        light(color, 0.2),
        4,
      ) +
      move(
        turned(
          sheet,
          [
            [-46, 22],
            [-30, 34],
            [-8, 30],
            [0, 24],
          ],
          '#a3b19a',
          { cx: 0, inside: '#a3b19a' },
        ),
        'translate(176 206)',
      ) +
      line('M170 160C164 140 172 122 160 104M180 160C188 138 184 120 198 106', '#707d50', 3) +
      [
        [160, 104],
        [166, 128],
        [198, 106],
        [188, 128],
      ]
        .map(([x = 0, y = 0], index) =>
          move(
            fill('M0 0C8-10 20-8 26 0C18 6 8 6 0 0Z', index % 2 ? '#8a9a66' : '#707d50'),
            `translate(${x} ${y}) rotate(${index < 2 ? 200 : -30})`,
          ),
        )
        .join(''),
  },
  brush: {
    kind: 'flat',
    focus: [240, 150, 1.8],
    draw: (sheet, color, accent) =>
      move(
        solid(
          sheet,
          'M-13 40C-10 90-14 130-11 172Q0 186 11 172C14 130 10 90 13 40Z',
          color,
          'v',
          move(grain(sheet, 30, -14, 150, 28, color, 4), 'rotate(90)'),
        ) +
          line('M0 176C-18 196 18 204 0 184', '#a34d31', 3.4) +
          dot(0, 160, 4, '#5a4634') +
          oval(0, -34, 62, 88, dark(accent, 0.14)) +
          line(
            Array.from({ length: 150 }, () => {
              const a = sheet.random(0, 6.283);
              const r = Math.sqrt(sheet.random(0, 1));
              const x = r * 56 * Math.cos(a);
              const y = -34 + r * 82 * Math.sin(a);
              return `M${x.toFixed(0)} ${y.toFixed(0)}l${(x * 0.13).toFixed(0)} ${((y + 34) * 0.12).toFixed(0)}`;
            }).join(''),
            dark(accent, 0.28),
            1.5,
            0.8,
          ) +
          `<ellipse cx="0" cy="-34" rx="66" ry="92" fill="none" stroke="${color}" stroke-width="10"/>` +
          `<ellipse cx="-1" cy="-35" rx="68" ry="94" fill="none" stroke="${light(color, 0.4)}" stroke-width="2" opacity=".7"/>`,
        'translate(222 166) rotate(32)',
      ),
  },
};
