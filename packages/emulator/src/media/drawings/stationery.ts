import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { box, curve, dot, fill, finch, grain, line, move, oval, poly, solid } from '../shapes.js';

const cloth = fill('M-200-200H400V400H-200Z', 'url(#w)', 0.9);

/** Notebooks, pens and cards. */
export const stationery: Drawings = {
  notebook: {
    kind: 'flat',
    focus: [250, 240, 1.7],
    draw: (sheet, color, accent, style) =>
      move(
        solid(sheet, box(-88, -122, 188, 252, 5), '#f6efe0', 'f') +
          line('M-80 126H98M-80 122H98', '#cdbf9f', 1, 0.8) +
          solid(sheet, box(-96, -128, 188, 252, 6), color, 'l', cloth) +
          (style === 'spiral'
            ? Array.from(
                { length: 16 },
                (_, index) =>
                  dot(-84, -112 + index * 15, 3.4, '#17181a') +
                  line(`M-84 ${-112 + index * 15}c-22-8-22 10-4 6`, '#b9bec2', 2.6),
              ).join('') +
              solid(sheet, box(-40, -74, 96, 66, 2), accent) +
              line('M-26-50H40M-26-36H20', dark(color, 0.1), 3, 0.7)
            : fill('M-96-128H-72V124H-96Z', dark(color, 0.3), 0.55) +
              line('M62-128V124', accent, 7) +
              line('M20 124V150L26 142 32 150V124', '#a34d31', 6) +
              solid(sheet, box(-50, -92, 92, 54, 2), '#f6efe0') +
              line('M-36-72H28M-36-58H8', dark(color, 0.2), 3, 0.7) +
              finch(14, 82, 1.1, mix(color, accent, 0.8))),
        'translate(198 200) rotate(-8)',
      ),
  },
  notebooks: {
    kind: 'flat',
    focus: [200, 190, 1.7],
    draw: (sheet, color, accent) =>
      [
        [128, -15, mix(color, accent, 0.5), 'wave'],
        [204, 3, accent, 'dots'],
        [268, 17, color, 'lines'],
      ]
        .map(([x, turn, tone, pattern]) =>
          move(
            fill(box(-64, -92, 132, 190, 3), '#f6efe0') +
              solid(
                sheet,
                box(-68, -96, 132, 190, 4),
                String(tone),
                'f',
                pattern === 'wave'
                  ? line(
                      Array.from(
                        { length: 8 },
                        (_, index) => `M-70 ${-78 + index * 24}q17-14 34 0t34 0t34 0t34 0`,
                      ).join(''),
                      light(String(tone), 0.5),
                      4,
                      0.7,
                    )
                  : pattern === 'dots'
                    ? Array.from({ length: 28 }, (_, index) =>
                        dot(
                          -54 + (index % 4) * 34 + (Math.floor(index / 4) % 2) * 12,
                          -82 + Math.floor(index / 4) * 26,
                          6,
                          light(String(tone), 0.6),
                          0.8,
                        ),
                      ).join('')
                    : line(
                        'M-80-60L80-140M-80-20L80-100M-80 20L80-60M-80 60L80-20M-80 100L80 20M-80 140L80 60',
                        light(String(tone), 0.5),
                        5,
                        0.6,
                      ),
              ) +
              solid(sheet, box(-40, -58, 76, 40, 2), '#f6efe0') +
              line('M-28-42H22M-28-32H4', '#5b4636', 2.4, 0.6) +
              line('M-68-40v14M-68 26v14', '#c9cdcf', 3),
            `translate(${x} 206) rotate(${turn})`,
          ),
        )
        .join(''),
  },
  planner: {
    kind: 'flat',
    focus: [150, 190, 1.7],
    draw: (sheet, color, accent) =>
      move(
        solid(sheet, box(-146, -100, 292, 206, 6), color) +
          [-138, 2].map((x) => solid(sheet, box(x, -94, 136, 192, 3), '#fbf6ea')).join('') +
          fill('M-12-94H12V98H-12Z', '#000', 0.07) +
          [0, 1, 2, 3]
            .map(
              (row) =>
                line(`M-128 ${-62 + row * 38}H-14M14 ${-62 + row * 38}H128`, '#cdbf9f', 1.6) +
                fill(box(-126, -54 + row * 38, 18, 16, 3), row % 2 ? light(accent, 0.55) : light(color, 0.3)) +
                line(`M-100 ${-46 + row * 38}q20 -5 40 0t${22 + row * 6} 0`, mix(accent, '#66798a', 0.5), 2, 0.7) +
                line(`M18 ${-46 + row * 38}q16 5 34 0t${44 - row * 7} 0`, mix(accent, '#66798a', 0.5), 2, 0.7),
            )
            .join('') +
          line('M-126-78H-60M16-78H76', accent, 5) +
          dot(106, -46, 9, color, 0.8) +
          line('M-4-94C-8 20 2 60-4 122', accent, 5) +
          move(
            solid(sheet, box(-5, -110, 10, 150, 5), '#c9963f', 'v') + fill('M-5 40L0 58 5 40Z', '#e3cba0'),
            'translate(112 46) rotate(28)',
          ),
        'translate(200 202) rotate(-5)',
      ),
  },
  pen: {
    kind: 'flat',
    focus: [150, 250, 1.9],
    draw: (sheet, color, accent, style) =>
      line(
        curve([60, 310], [110, 280], [120, 330], [170, 296], [190, 330], [240, 312]),
        mix(accent, '#2e405d', 0.6),
        4,
        0.75,
      ) +
      move(
        (style === 'fountain'
          ? solid(sheet, 'M-8 118C-6 140-3 154 0 172C3 154 6 140 8 118Z', '#d9b768', 'v') +
            line('M0 136V168', '#7c5c22', 1.4) +
            dot(0, 136, 2.4, '#7c5c22') +
            solid(sheet, box(-10, 84, 20, 38, 5), dark(color, 0.5), 'v')
          : solid(sheet, 'M-11 104C-8 130-4 148-2 160H2C4 148 8 130 11 104Z', dark(color, 0.12), 'v') +
            fill('M-2 158h4l-1 9h-2Z', '#3a3a3c')) +
          solid(
            sheet,
            'M-13-150Q0-158 13-150V92Q0 98-13 92Z',
            color,
            'v',
            style === 'roller'
              ? line(
                  Array.from({ length: 12 }, (_, index) => `M-14 ${40 + index * 4}H14`).join(''),
                  dark(color, 0.4),
                  1.4,
                  0.5,
                )
              : '',
          ) +
          solid(sheet, box(-14, -20, 28, 9, 2), style === 'fountain' ? accent : light(color, 0.3), 'v') +
          solid(sheet, box(8, -138, 7, 96, 3.5), style === 'fountain' ? accent : light(color, 0.15), 'v') +
          dot(11.5, -46, 4.4, style === 'fountain' ? accent : light(color, 0.2)),
        'translate(222 178) rotate(38)',
      ),
  },
  pencils: {
    kind: 'flat',
    focus: [190, 120, 1.8],
    draw: (sheet, color, accent) =>
      ['#a34d31', color, '#2e405d', accent, '#ebcf82', '#62405a', '#66798a', '#bd7253']
        .map((tone, index) =>
          move(
            solid(sheet, box(-9, -70, 18, 196, 1), tone, 'v') +
              fill('M-9-70L0-112L9-70Q4.500-75 0-70Q-4.500-75-9-70Z', '#e3cba0') +
              fill('M-3.200-97L0-112L3.200-97Z', dark(tone, 0.2)) +
              fill('M-9 112h18v14h-18Z', '#d9b768', 0.9) +
              line('M0-60V108', '#fff', 2, 0.25),
            `translate(${88 + index * 32} ${200 + Math.sin(index * 2.1) * 13}) rotate(${(index - 3.5) * 1.5})`,
          ),
        )
        .join('') +
      solid(sheet, 'M62 214Q200 206 338 214V266Q200 258 62 266Z', '#f1e6d2', 'l') +
      finch(184, 228, 1.3, dark(accent, 0.2)) +
      line('M100 238H164M236 238H300', dark(accent, 0.1), 2.4, 0.7),
  },
  cards: {
    kind: 'flat',
    focus: [230, 220, 1.7],
    draw: (sheet, color, accent) =>
      move(
        solid(sheet, box(-110, -78, 220, 156, 3), light(accent, 0.35)) +
          line('M-108-76L0 12L108-76', dark(accent, 0.2), 2.4, 0.6) +
          fill(poly([-110, -78], [110, -78], [0, 14]), light(accent, 0.5)),
        'translate(184 166) rotate(-12)',
      ) +
      move(
        solid(sheet, box(-96, -68, 192, 136, 2), color) +
          line(box(-86, -58, 172, 116, 2), accent, 1.6, 0.7) +
          finch(-30, -30, 2.4, accent) +
          line('M-44 34H44', dark(accent, 0.2), 2.4, 0.6),
        'translate(222 240) rotate(6)',
      ) +
      dot(132, 128, 19, '#9c2f2a') +
      '<circle cx="132" cy="128" r="19" fill="url(#o)"/>' +
      finch(123, 120, 0.8, '#d9837a'),
  },
  wrap: {
    kind: 'flat',
    focus: [190, 190, 1.7],
    draw: (sheet, color, accent) =>
      [
        [126, color, 'finch'],
        [200, accent, 'plum'],
        [274, '#e4d8c3', 'stripe'],
      ]
        .map(([x, tone, pattern], index) => {
          const t = String(tone);
          const deco =
            pattern === 'finch'
              ? [-110, -62, -14, 34, 82].map((y, row) => finch(-26 + (row % 2) * 18, y, 1.1, light(t, 0.6))).join('')
              : pattern === 'plum'
                ? [-110, -78, -46, -14, 18, 50, 82, 114]
                    .map(
                      (y, row) =>
                        dot(row % 2 ? -12 : 14, y, 8, '#62405a') +
                        fill(`M${row % 2 ? -12 : 14} ${y - 8}q8-8 14-2q-6 6-14 2Z`, '#707d50'),
                    )
                    .join('')
                : fill(
                    Array.from(
                      { length: 10 },
                      (_, row) => `M-40 ${-130 + row * 30}L40 ${-160 + row * 30}v12L-40 ${-118 + row * 30}Z`,
                    ).join(''),
                    '#a34d31',
                  );
          return move(
            solid(sheet, box(-31, -136, 62, 272, 6), t, 'v', deco) +
              oval(0, -134, 30, 7, light(t, 0.5)) +
              oval(0, -134, 22, 5, '#8a6f55') +
              oval(0, -134, 16, 3.4, '#4a3829') +
              fill('M-31 4H31V26H-31Z', '#f4ecdd', 0.95) +
              line('M-18 15H18', '#5b4636', 2, 0.5),
            `translate(${x} 202) rotate(${[-7, 2, 9][index]})`,
          );
        })
        .join(''),
  },
  calendar: {
    kind: 'stand',
    size: 1.3,
    foot: [122],
    focus: [180, 230, 1.7],
    draw: (sheet, color, accent) =>
      [
        [104, '1'],
        [206, '7'],
      ]
        .map(
          ([x, digit]) =>
            solid(
              sheet,
              box(Number(x), 186, 90, 90, 7),
              light(color, 0.12),
              'f',
              grain(sheet, Number(x), 186, 90, 90, color, 6),
            ) +
            `<text x="${Number(x) + 45}" y="254" font-family="Georgia,serif" font-size="68" text-anchor="middle" fill="${digit === '7' ? accent : '#2a3039'}">${digit}</text>`,
        )
        .join('') +
      solid(sheet, box(84, 280, 232, 38, 5), color, 'f', grain(sheet, 84, 280, 232, 38, color, 4)) +
      solid(sheet, box(104, 272, 192, 24, 3), '#f6efe0') +
      '<text x="200" y="290" font-family="Georgia,serif" font-size="17" letter-spacing="6" text-anchor="middle" fill="#2a3039">OCTOBER</text>' +
      fill('M84 300H316V318H84Z', '#000', 0.1),
  },
};
