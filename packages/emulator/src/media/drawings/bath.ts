import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { blob, box, curve, dot, fill, finch, grain, line, move, oval, solid, speckles, turned } from '../shapes.js';

/** Soap and towels. */
export const bath: Drawings = {
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
