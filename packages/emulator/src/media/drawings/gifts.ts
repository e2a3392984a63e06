import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { blob, box, dot, fill, finch, grain, line, move, oval, poly, solid, turned } from '../shapes.js';

/** Presents. */
export const gifts: Drawings = {
  giftcard: {
    kind: 'flat',
    focus: [210, 200, 1.6],
    draw: (sheet, color, accent) =>
      move(
        solid(sheet, box(-118, -78, 236, 156, 4), '#efe3cc') +
          fill(poly([-118, -78], [118, -78], [0, 22]), '#e4d5b8') +
          line('M-116-76L0 22L116-76', '#c9b48c', 2),
        'translate(186 232) rotate(-8)',
      ) +
      move(
        solid(
          sheet,
          box(-122, -76, 244, 152, 14),
          color,
          'l',
          [150, 120, 90]
            .map(
              (r) =>
                `<circle cx="120" cy="90" r="${r}" fill="none" stroke="${light(color, 0.3)}" stroke-width="10" opacity=".3"/>`,
            )
            .join(''),
        ) +
          finch(-40, -40, 3.2, accent) +
          `<text x="-100" y="56" font-family="Georgia,serif" font-size="19" letter-spacing="1.5" fill="#f4ecdd">Alder &amp; Finch</text>` +
          fill('M-122-76H-60L-122 20Z', '#fff', 0.08),
        'translate(212 166) rotate(7)',
      ),
  },
  giftbox: {
    kind: 'stand',
    size: 1.2,
    foot: [100],
    focus: [200, 180, 1.7],
    draw: (sheet, color, accent) =>
      solid(
        sheet,
        'M104 200H296V310Q296 318 288 318H112Q104 318 104 310Z',
        color,
        'l',
        Array.from({ length: 21 }, (_, index) =>
          dot(
            116 + (index % 7) * 29 + (Math.floor(index / 7) % 2) * 14,
            226 + Math.floor(index / 7) * 34,
            3.4,
            light(color, 0.5),
            0.8,
          ),
        ).join(''),
      ) +
      fill('M180 200H220V318H180Z', accent) +
      fill('M180 200H188V318H180Z', '#fff', 0.25) +
      solid(sheet, box(92, 166, 216, 38, 4), light(color, 0.08), 'l') +
      fill('M176 166H224V204H176Z', accent) +
      fill('M104 204H296V214H104Z', '#000', 0.16) +
      solid(sheet, 'M200 164C160 110 110 116 120 144C126 164 168 168 200 164Z', accent, 'f') +
      solid(sheet, 'M200 164C240 110 290 116 280 144C274 164 232 168 200 164Z', accent, 'f') +
      solid(
        sheet,
        'M196 166C180 190 166 200 146 222L166 226L206 170ZM204 166C220 190 234 200 254 222L236 228L196 170Z',
        light(accent, 0.08),
      ) +
      solid(sheet, box(186, 148, 28, 26, 8), light(accent, 0.12)) +
      fill(
        'M140 140C150 134 170 144 184 158C160 158 144 152 140 140ZM260 140C250 134 230 144 216 158C240 158 256 152 260 140Z',
        dark(accent, 0.3),
        0.45,
      ),
  },
  hamper: {
    kind: 'stand',
    size: 1.18,
    foot: [116],
    focus: [200, 190, 1.6],
    draw: (sheet, color, accent) =>
      turned(
        sheet,
        [
          [92, 12],
          [120, 13],
          [140, 28],
          [220, 30],
        ],
        '#2f4b3f',
        { cx: 138 },
      ) +
      fill('M112 166h52v34h-52Z', '#f4ecdd') +
      solid(sheet, box(126, 74, 24, 22, 3), '#b9924c', 'v') +
      move(
        solid(
          sheet,
          'M-34-90Q-34-104-20-104H20Q34-104 34-90V60H-34Z',
          '#c39a6b',
          'f',
          move(grain(sheet, -100, -30, 180, 60, '#c39a6b', 7), 'rotate(90)'),
        ) + dot(0, -86, 6, '#5a4634'),
        'translate(206 196) rotate(5)',
      ) +
      turned(
        sheet,
        [
          [160, 30],
          [170, 31],
          [230, 31],
        ],
        '#424244',
        { cx: 268, inside: '#f3e3c4' },
      ) +
      solid(sheet, 'M246 190Q268 196 290 190V216Q268 222 246 216Z', '#f4ecdd') +
      oval(200, 216, 118, 16, accent) +
      Array.from({ length: 26 }, () =>
        line(
          `M${sheet.random(90, 300).toFixed(0)} ${sheet.random(204, 222).toFixed(0)}q14-16 ${sheet.random(20, 34).toFixed(0)} 2`,
          light('#d9c08a', sheet.random(0, 0.4)),
          2.6,
        ),
      ).join('') +
      solid(
        sheet,
        'M84 218A116 16 0 0 0 316 218L296 308A98 14 0 0 1 104 308Z',
        color,
        'v',
        Array.from({ length: 9 }, (_, row) =>
          line(`M80 ${224 + row * 11}A120 18 0 0 0 320 ${224 + row * 11}`, dark(color, 0.4), 3, 0.45),
        ).join('') +
          line(
            Array.from({ length: 24 }, (_, index) => `M${90 + index * 10} 216l${(11 - index) * 1.1} 110`).join(''),
            dark(color, 0.5),
            2,
            0.35,
          ),
      ) +
      solid(sheet, 'M188 228Q160 214 152 232Q156 248 188 236ZM212 228Q240 214 248 232Q244 248 212 236Z', '#a34d31') +
      line('M196 236L178 276M204 236L222 274', '#a34d31', 8) +
      solid(sheet, box(188, 222, 24, 20, 6), '#b85c3f'),
  },
  bird: {
    kind: 'hang',
    focus: [210, 220, 1.7],
    draw: (sheet, color, accent) =>
      line('M206-60V150', '#b59f78', 2.2) +
      dot(206, 150, 7, '#d9b768') +
      move(
        solid(
          sheet,
          'M-8 26L-132 66L-118 40L-144 30Z',
          mix(color, '#6b4a35', 0.4),
          'f',
          grain(sheet, -150, 20, 150, 50, color, 6),
        ) +
          solid(
            sheet,
            blob([92, -46], [112, -30], [92, 20], [30, 62], [-40, 56], [-74, 22], [-20, -18], [40, -54], [70, -66]),
            color,
            'l',
            grain(sheet, -90, -70, 210, 140, color, 10),
          ) +
          solid(sheet, 'M112-40L146-28L108-20Z', '#d9963f') +
          dot(86, -38, 5.4, '#2a2420') +
          dot(84.4, -39.6, 1.6, '#fff') +
          solid(
            sheet,
            'M40-30C10-40-60-20-104 44C-50 50 20 40 52 2Z',
            accent,
            'f',
            grain(sheet, -110, -40, 170, 90, accent, 8),
          ) +
          line('M30-10C0-8-40 8-70 34M36 4C10 12-20 22-48 36', dark(accent, 0.4), 2.4, 0.5),
        'translate(196 208) rotate(-6)',
      ),
  },
  garland: {
    kind: 'hang',
    focus: [170, 230, 1.7],
    draw: (sheet, color, accent) => {
      const tones = [color, accent, '#f1e6d2', '#707d50', '#d8a39b', '#2e405d'];
      const strand = (y: number, sag: number, count: number, shift: number) =>
        line(`M10 ${y}Q200 ${y + sag * 2} 390 ${y}`, '#efe3cc', 2) +
        Array.from({ length: count }, (_, index) => {
          const t = (index + 0.5) / count;
          const x = 10 + 380 * t;
          const at = y + sag * 4 * t * (1 - t);
          const r = 12 + ((index + shift) % 3) * 2;
          return (
            dot(x, at, r, tones[(index + shift) % tones.length] ?? color) +
            `<circle cx="${x.toFixed(1)}" cy="${at.toFixed(1)}" r="${r}" fill="url(#o)"/>`
          );
        }).join('');
      return strand(80, 60, 13, 0) + strand(132, 86, 13, 2);
    },
  },
};
