import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { band, blob, box, dot, fill, grain, line, move, solid, stitch, tube, turned } from '../shapes.js';

/** Pans, knives, boards and kitchen cloth. */
export const kitchenTools: Drawings = {
  skillet: {
    kind: 'flat',
    focus: [130, 150, 1.9],
    draw: (sheet, color) =>
      move(
        solid(sheet, 'M-14 96C-10 130-17 190-15 236Q0 250 15 236C17 190 10 130 14 96Z', color) +
          dot(0, 226, 6, dark(color, 0.7)) +
          dot(0, 0, 112, light(color, 0.16)) +
          dot(0, 0, 105, dark(color, 0.22)) +
          `<circle r="92" fill="url(#o)" opacity=".75"/><circle r="92" fill="none" stroke="${light(color, 0.3)}" stroke-width="1.4" opacity=".5"/>` +
          line('M-98-36A104 104 0 0 1-30-100', '#fff', 4, 0.35) +
          blob([-40, -6], [-24, -38], [14, -44], [44, -22], [46, 16], [22, 38], [-16, 36])
            .replace(/^/, '<path fill="#fdf6e8" d="')
            .concat('"/>') +
          dot(4, -4, 17, '#eca634') +
          dot(-1, -10, 5, '#fff', 0.7) +
          [
            [-58, 46],
            [60, 50],
            [30, -70],
            [-70, -34],
          ]
            .map(([x = 0, y = 0]) => fill(`M${x} ${y}q7-7 14-2q-5 8-14 2Z`, '#6d8a4a'))
            .join(''),
        'translate(176 158) rotate(-42)',
      ),
  },
  dutchoven: {
    kind: 'stand',
    size: 1.2,
    foot: [118],
    focus: [150, 210, 1.8],
    draw: (sheet, color, accent) =>
      tube('M82 238C52 238 52 266 84 266', color, 13) +
      tube('M318 238C348 238 348 266 316 266', color, 13) +
      turned(
        sheet,
        [
          [212, 122],
          [240, 124],
          [286, 118],
          [318, 96],
        ],
        color,
        { decoration: line('M92 240A124 18 0 0 0 308 240', light(color, 0.3), 2.4, 0.5) },
      ) +
      turned(
        sheet,
        [
          [166, 22],
          [176, 70],
          [194, 112],
          [208, 127],
          [214, 127],
        ],
        light(color, 0.05),
        {},
      ) +
      turned(
        sheet,
        [
          [142, 18],
          [150, 22],
          [160, 13],
          [168, 15],
        ],
        accent,
        {},
      ) +
      line('M112 188Q140 172 172 168', '#fff', 4, 0.4),
  },
  knife: {
    kind: 'flat',
    focus: [240, 230, 1.9],
    draw: (sheet, color, accent, style) => {
      const length = style === 'chef' ? 1 : 0.72;
      const width = style === 'chef' ? 1 : 0.62;
      return move(
        solid(
          sheet,
          `M0-16H${n0(150 * length)}C${n0(186 * length)}-12 ${n0(206 * length)} 2 ${n0(214 * length)} ${n0(14 * width)}C${n0(160 * length)} ${n0(30 * width)} ${n0(80 * length)} ${n0(34 * width)} 0 ${n0(34 * width)}Z`,
          light(color, 0.25),
          'l',
        ) +
          fill(
            `M4 ${n0(26 * width)}C${n0(90 * length)} ${n0(28 * width)} ${n0(160 * length)} ${n0(24 * width)} ${n0(212 * length)} ${n0(14 * width)}C${n0(160 * length)} ${n0(31 * width)} ${n0(80 * length)} ${n0(34 * width)} 0 ${n0(34 * width)}Z`,
            '#fff',
            0.65,
          ) +
          line(`M6-9H${n0(140 * length)}`, '#fff', 2, 0.6) +
          solid(sheet, box(-16, -17, 18, 30, 2), '#8f969b') +
          solid(
            sheet,
            'M-14-17C-50-24-92-12-128-16Q-142 0-126 16C-92 22-46 12-14 14Z',
            accent,
            'f',
            grain(sheet, -140, -20, 130, 40, accent, 7),
          ) +
          [-40, -74, -108].map((x) => dot(x, -1, 4, '#c8a25a') + dot(x - 1, -2, 1.4, '#fff', 0.7)).join(''),
        `translate(${style === 'chef' ? 166 : 186} ${style === 'chef' ? 222 : 214}) rotate(-35)`,
      );
    },
  },
  board: {
    kind: 'flat',
    focus: [160, 250, 1.7],
    draw: (sheet, color, accent, style) =>
      style === 'block'
        ? move(
            solid(
              sheet,
              box(-130, -92, 260, 184, 12),
              color,
              'f',
              Array.from({ length: 40 }, (_, index) => {
                const tone =
                  [accent, dark(color, 0.12), mix(color, accent, 0.4), color][Math.floor(sheet.random(0, 4))] ?? color;
                return fill(`M${-130 + (index % 8) * 33} ${-92 + Math.floor(index / 8) * 37}h32v36h-32Z`, tone, 0.85);
              }).join(''),
            ) + line(box(-116, -78, 232, 156, 8), dark(color, 0.5), 4, 0.5),
            'translate(200 202) rotate(-8)',
          )
        : move(
            solid(
              sheet,
              'M-78-60Q-78-74-62-76C-30-80-24-100-20-140Q-20-158 0-158T20-140C24-100 30-80 62-76Q78-74 78-60V120Q78 142 56 142H-56Q-78 142-78 120Z',
              color,
              'f',
              move(grain(sheet, -160, -80, 310, 160, color, 15), 'rotate(90)'),
            ) +
              dot(0, -134, 8, '#5a4634') +
              line('M0-134C-12-166 16-176 4-196', accent, 3.4) +
              solid(sheet, 'M-50 44C-56 8-30-22 2-24S56 2 56 44C56 66-46 70-50 44Z', '#c58a4c', 'o') +
              line('M-28 14L-8 34M-4-2L18 28M22-4L38 22', '#f3d9ae', 5, 0.85),
            'translate(200 208) rotate(14)',
          ),
  },
  mill: {
    kind: 'stand',
    foot: [44],
    focus: [200, 180, 1.7],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [196, 22],
          [214, 18],
          [240, 26],
          [276, 46],
          [306, 48],
          [318, 46],
        ],
        color,
        { decoration: band(292, 4, 60, accent) + line('M170 250V300M186 240V306', dark(color, 0.5), 1.2, 0.4) },
      ) +
      turned(
        sheet,
        [
          [188, 25],
          [198, 25],
        ],
        accent,
        {},
      ) +
      turned(
        sheet,
        [
          [96, 10],
          [112, 30],
          [138, 37],
          [164, 29],
          [184, 23],
          [190, 25],
        ],
        color,
        {},
      ) +
      turned(
        sheet,
        [
          [82, 7],
          [90, 10],
          [97, 6],
        ],
        accent,
        {},
      ) +
      [
        [120, 316],
        [136, 322],
        [278, 320],
        [108, 324],
        [290, 314],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 2.6, '#33291f'))
        .join(''),
  },
  napkins: {
    kind: 'flat',
    focus: [150, 160, 1.8],
    draw: (sheet, color, accent) =>
      [3, 2, 1, 0]
        .map((layer) =>
          move(
            solid(
              sheet,
              box(-84, -84, 168, 168, 5),
              layer % 2 ? light(color, 0.14) : color,
              'f',
              fill('M-90-90H90V90H-90Z', 'url(#w)', 0.5),
            ) + stitch(box(-76, -76, 152, 152, 3), accent),
            `translate(${200 + layer * 5} ${206 - layer * 6}) rotate(${-8 + layer * 5})`,
          ),
        )
        .join('') +
      move(
        fill('M-84 84L84-84V84Z', '#000', 0.07) + line('M-80 80L80-80', dark(color, 0.4), 1.6, 0.5),
        'translate(200 206) rotate(-8)',
      ),
  },
  teatowel: {
    kind: 'hang',
    focus: [210, 270, 1.8],
    draw: (sheet, color, accent) =>
      solid(
        sheet,
        'M128 104C160 98 240 98 272 104C270 170 276 260 272 330C250 340 228 330 206 336S156 338 128 330C124 260 130 170 128 104Z',
        color,
        'l',
        [140, 152, 248, 260].map((x) => fill(`M${x} 90h6v260h-6Z`, accent, 0.85)).join('') +
          [286, 298, 316].map((y) => fill(`M120 ${y}h170v${y === 316 ? 3 : 7}H120Z`, accent, 0.85)).join('') +
          fill('M100 90H300V350H100Z', 'url(#w)', 0.6),
      ) +
      line('M164 104C168 180 160 260 166 334M226 104C230 200 220 260 226 334', dark(color, 0.5), 5, 0.1) +
      line('M200 102C186 82 188 66 200 62S214 82 200 102', accent, 4) +
      dot(200, 62, 8, '#8a6a48') +
      dot(198, 60, 2.6, '#fff', 0.5),
  },
  apron: {
    kind: 'hang',
    focus: [200, 210, 1.8],
    draw: (sheet, color, accent) =>
      line(
        'M160 134C168 96 184 76 200 70C216 76 232 96 240 134M160 134C200 120 180 92 200 70M240 134C200 120 220 92 200 70',
        dark(color, 0.15),
        11,
      ) +
      solid(
        sheet,
        'M154 126H246C250 170 262 190 292 204C290 250 294 300 290 338C240 346 160 346 110 338C106 300 110 250 108 204C138 190 150 170 154 126Z',
        color,
        'l',
        fill('M90 100H310V360H90Z', 'url(#w)', 0.7),
      ) +
      solid(sheet, box(132, 232, 62, 64, 5), light(color, 0.07)) +
      solid(sheet, box(206, 232, 62, 64, 5), light(color, 0.07)) +
      stitch('M137 232v60h52v-60M211 232v60h52v-60', accent) +
      stitch('M158 134H242', accent) +
      fill('M218 222q10-8 22 0l6 62q-16 6-32 0Z', accent, 0.95) +
      line('M224 232l2 46M236 232l2 46', dark(accent, 0.3), 2, 0.5) +
      dot(200, 68, 9, '#8a6a48'),
  },
  cutlery: {
    kind: 'flat',
    focus: [175, 140, 1.9],
    draw: (sheet, color, accent) => {
      const tone = mix(color, accent, 0.35);
      const neck = 'M-4-30C-3 20-8 80-7 120Q0 130 7 120C8 80 3 20 4-30Z';
      const place = (x: number, turn: number, head: string) =>
        move(solid(sheet, neck, tone, 'v') + head, `translate(${x} 210) rotate(${turn})`);
      return (
        place(
          110,
          -3,
          solid(
            sheet,
            'M-17-118V-66C-17-44-5-40-4-28H4C5-40 17-44 17-66V-118Q14-124 11-118V-72H8V-118Q5-124 2-118V-72H-2V-118Q-5-124-8-118V-72H-11V-118Q-14-124-17-118Z',
            tone,
            'v',
          ),
        ) +
        place(172, -1, solid(sheet, 'M-10-30C-12-70-10-112 6-128Q14-90 10-30Z', light(tone, 0.2), 'v')) +
        place(232, 1, solid(sheet, 'M0-128C22-128 24-84 4-28H-4C-24-84-22-128 0-128Z', tone, 'o')) +
        place(288, 4, move(solid(sheet, 'M0-110C18-110 20-74 4-28H-4C-20-74-18-110 0-110Z', tone, 'o'), 'scale(.9)'))
      );
    },
  },
};

const n0 = (value: number): string => String(Math.round(value));
