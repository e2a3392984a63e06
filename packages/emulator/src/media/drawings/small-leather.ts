import { dark, light } from '../color.js';
import type { Drawings } from '../drawing.js';
import { box, dot, fill, finch, grain, line, move, solid, stitch, tube } from '../shapes.js';

const buckle = (x: number, y: number, width = 16, height = 14): string =>
  line(box(x - width / 2, y - height / 2, width, height, 3), '#8c6c2f', 4) +
  line(box(x - width / 2, y - height / 2, width, height, 3), '#d9b768', 2);

/** Small leather goods, and an umbrella. */
export const smallLeather: Drawings = {
  wallet: {
    kind: 'flat',
    focus: [220, 190, 1.8],
    draw: (sheet, color, accent, style) =>
      style === 'sleeve'
        ? move(
            [
              [-14, '#f1e6d2'],
              [-4, accent],
            ]
              .map(([dy, tone], index) =>
                solid(sheet, box(-66 + index * 6, -118 + Number(dy) + index * 16, 124, 90, 8), String(tone)),
              )
              .join('') +
              solid(
                sheet,
                'M-80-66Q-80-76-70-76H30L80-30V76Q80 86 70 86H-70Q-80 86-80 76Z',
                color,
                'l',
                grain(sheet, -80, -76, 160, 160, color, 6),
              ) +
              stitch('M-72-66V78H72V-26', light(accent, 0.2)) +
              finch(26, 52, 1, light(color, 0.35)),
            'translate(200 212) rotate(-9)',
          )
        : move(
            solid(sheet, box(-118, -84, 236, 168, 12), dark(color, 0.15), 'l') +
              solid(sheet, box(-118, -84, 116, 168, 12), color, 'l') +
              line('M0-82V82', dark(color, 0.6), 4, 0.6) +
              [0, 1, 2, 3]
                .map(
                  (slot) =>
                    solid(
                      sheet,
                      box(14, -66 + slot * 32, 92, 60, 4),
                      slot % 2 ? light(color, 0.05) : dark(color, 0.02),
                    ) +
                    (slot < 3
                      ? fill(box(20, -74 + slot * 32, 80, 10, 2), ['#f1e6d2', accent, '#66798a'][slot] ?? accent)
                      : ''),
                )
                .join('') +
              solid(sheet, box(14, 36, 92, 36, 4), color) +
              fill(box(-108, -92, 96, 26, 2), '#a9c4a0') +
              solid(sheet, box(-112, -72, 106, 148, 8), light(color, 0.04)) +
              stitch(box(-112, -78, 224, 156, 9), light(accent, 0.2)) +
              finch(-74, 44, 1.2, dark(color, 0.4)),
            'translate(200 204) rotate(-11)',
          ),
  },
  sleeve: {
    kind: 'flat',
    focus: [200, 220, 1.8],
    draw: (sheet, color, accent) =>
      move(
        solid(sheet, box(-126, -112, 252, 60, 8), '#b9bec2', 'f') +
          solid(
            sheet,
            box(-136, -78, 272, 176, 12),
            color,
            'l',
            fill('M-160-120H160V120H-160Z', 'url(#w)', 0.8) +
              Array.from({ length: 60 }, () =>
                fill(
                  `M${sheet.random(-136, 136).toFixed(0)} ${sheet.random(-78, 98).toFixed(0)}h4v1h-4Z`,
                  dark(color, 0.5),
                  0.3,
                ),
              ).join(''),
          ) +
          stitch('M-128-70V90H128V-70', accent) +
          solid(sheet, 'M-30-82H30V8Q30 34 0 34T-30 8Z', accent, 'f') +
          stitch('M-24-76V6Q-24 28 0 28T24 6V-76', light(accent, 0.45)) +
          dot(0, 12, 6, '#d9b768') +
          dot(-1.6, 10.4, 2, '#fff', 0.7),
        'translate(200 204) rotate(-6)',
      ),
  },
  passport: {
    kind: 'flat',
    focus: [200, 190, 1.7],
    draw: (sheet, color, accent) =>
      move(
        fill(box(-70, -106, 152, 214, 6), '#2e405d') +
          solid(sheet, box(-62, -128, 76, 60, 3), '#f4ecdd', 'f') +
          line('M-52-116H0M-52-106H-14', '#66798a', 3, 0.6) +
          solid(sheet, box(-82, -100, 160, 212, 8), color, 'l') +
          stitch(box(-76, -94, 148, 200, 6), light(color, 0.5)) +
          solid(sheet, 'M-82-30H78V112Q78 112 70 112H-74Q-82 112-82 104Z', light(color, 0.05)) +
          line('M-82-30H78', dark(color, 0.5), 2, 0.6) +
          finch(-22, 20, 2.2, accent) +
          solid(sheet, box(74, -90, 14, 190, 6), accent, 'v'),
        'translate(196 206) rotate(7)',
      ),
  },
  tag: {
    kind: 'flat',
    focus: [200, 240, 1.7],
    draw: (sheet, color, accent) =>
      tube('M196 156C160 120 150 60 196 52S250 96 210 150', dark(color, 0.15), 12) +
      buckle(226, 84, 24, 18) +
      move(
        solid(
          sheet,
          'M-34-62L-58-36V104Q-58 118-44 118H44Q58 118 58 104V-36L34-62Q0-70-34-62Z',
          color,
          'l',
          grain(sheet, -60, -60, 120, 180, color, 5),
        ) +
          stitch('M-30-54L-50-32V102Q-50 110-42 110H42Q50 110 50 102V-32L30-54Z', light(color, 0.5)) +
          dot(0, -40, 10, '#8c6c2f') +
          dot(0, -40, 6, '#3a2c22') +
          solid(sheet, box(-36, -8, 72, 72, 4), '#fbf6ea') +
          line('M-24 14C-14 2-10 24 0 12S14 6 24 16', accent, 3) +
          line('M-24 36H24M-24 48H10', '#66798a', 2.4, 0.6),
        'translate(204 216) rotate(-8)',
      ),
  },
  umbrella: {
    kind: 'hang',
    focus: [190, 130, 1.6],
    draw: (sheet, color, accent) =>
      move(
        tube('M0-150V110', accent, 8) +
          tube('M0 100C0 150-48 150-48 112', accent, 11) +
          solid(
            sheet,
            'M-6-142C-90-138-146-84-150-14Q-126-34-100-14Q-76-36-50-14Q-26-38 0-14Q26-38 50-14Q76-36 100-14Q126-34 150-14C146-84 90-138 6-142Z',
            color,
            'o',
            line(
              'M0-142C-60-110-96-60-100-14M0-142C-30-110-48-60-50-14M0-142V-14M0-142C30-110 48-60 50-14M0-142C60-110 96-60 100-14',
              dark(color, 0.6),
              2.4,
              0.5,
            ) +
              fill('M0-142C-60-110-96-60-100-14Q-76-36-50-14C-48-60-30-110 0-142Z', '#fff', 0.07) +
              fill('M0-142V-14Q26-38 50-14C48-60 30-110 0-142Z', '#fff', 0.07),
          ) +
          line('M0-158V-142', '#d9b768', 6),
        'translate(206 214) rotate(16)',
      ),
  },
};
