import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import { box, dot, fill, finch, grain, line, move, solid, stitch, tube } from '../shapes.js';

const weave = fill('M0 0H400V400H0Z', 'url(#w)', 0.9);

const buckle = (x: number, y: number, width = 16, height = 14): string =>
  line(box(x - width / 2, y - height / 2, width, height, 3), '#8c6c2f', 4) +
  line(box(x - width / 2, y - height / 2, width, height, 3), '#d9b768', 2);

/** Bags. */
export const bags: Drawings = {
  tote: {
    kind: 'stand',
    foot: [100],
    focus: [200, 170, 1.7],
    draw: (sheet, color, accent, style) =>
      line('M164 172C164 60 236 60 236 172', dark(color, 0.3), 10) +
      solid(
        sheet,
        'M100 150Q200 162 300 150L312 304Q312 318 298 318H102Q88 318 88 304Z',
        color,
        'l',
        weave +
          (style === 'dip' ? fill('M60 262Q200 276 340 262V340H60Z', accent) : '') +
          line('M130 160C126 220 132 280 122 316M270 158C276 220 266 280 280 316', dark(color, 0.6), 7, 0.1),
      ) +
      fill('M100 150Q200 162 300 150Q200 138 100 150Z', dark(color, 0.35)) +
      tube('M152 196V168C150 50 250 50 248 168V196', light(color, 0.06), 11) +
      [152, 248]
        .map(
          (x) =>
            solid(sheet, box(x - 8, 162, 16, 40, 2), light(color, 0.1)) +
            line(`M${x - 5} 184l10 12m0-12l-10 12`, dark(color, 0.4), 1.4),
        )
        .join('') +
      (style === 'finch' ? finch(170, 216, 2.8, accent) + line('M150 292h100', accent, 3, 0.8) : ''),
  },
  backpack: {
    kind: 'stand',
    foot: [88],
    focus: [200, 150, 1.6],
    draw: (sheet, color, accent, style) =>
      tube('M184 92C184 60 216 60 216 92', accent, 9) +
      tube('M118 150C84 190 88 270 110 304', dark(color, 0.3), 15) +
      tube('M282 150C316 190 312 270 290 304', dark(color, 0.3), 15) +
      (style === 'roll'
        ? solid(
            sheet,
            'M118 126H282C292 190 296 260 292 306Q290 318 276 318H124Q110 318 108 306C104 260 108 190 118 126Z',
            color,
            'l',
            weave,
          ) +
          solid(
            sheet,
            box(104, 88, 192, 46, 20),
            light(color, 0.08),
            'f',
            line('M110 102H290M108 116H292', dark(color, 0.5), 2, 0.4),
          ) +
          solid(sheet, box(150, 84, 13, 150, 3), accent) +
          solid(sheet, box(237, 84, 13, 150, 3), accent) +
          buckle(156.5, 200, 20, 16) +
          buckle(243.5, 200, 20, 16)
        : solid(
            sheet,
            'M130 92H270Q292 92 294 118C298 190 298 260 294 300Q292 318 274 318H126Q108 318 106 300C102 260 102 190 106 118Q108 92 130 92Z',
            color,
            'l',
            weave,
          ) +
          line('M112 150C140 120 260 120 288 150', dark(color, 0.5), 4, 0.6) +
          line('M112 148C140 118 260 118 288 148', '#d9b768', 1.6, 0.8, '3 3')) +
      solid(sheet, box(126, 228, 148, 78, 12), light(color, 0.06), 'l', weave) +
      stitch(box(132, 234, 136, 66, 9), light(accent, 0.2)) +
      line('M132 244H268', '#d9b768', 2.4, 0.9) +
      solid(sheet, box(184, 262, 32, 22, 3), accent) +
      finch(191, 267, 0.75, light(accent, 0.6)),
  },
  duffel: {
    kind: 'stand',
    size: 1.16,
    foot: [142],
    focus: [150, 230, 1.7],
    draw: (sheet, color, accent) =>
      line('M128 240C120 100 270 100 262 240', dark(accent, 0.35), 10) +
      solid(
        sheet,
        'M84 186C130 172 270 172 316 186C346 196 352 240 348 282Q346 318 318 318H82Q54 318 52 282C48 240 54 196 84 186Z',
        color,
        'l',
        weave +
          fill('M52 180H88V330H40ZM312 180H360V330H312Z', accent) +
          line('M100 260C140 270 260 270 300 258', dark(color, 0.6), 8, 0.1),
      ) +
      line('M92 190C150 180 250 180 308 190', dark(color, 0.6), 7) +
      line('M92 190C150 180 250 180 308 190', '#d9b768', 2.4, 1, '2 3') +
      solid(sheet, box(130, 196, 15, 122, 2), accent) +
      solid(sheet, box(255, 196, 15, 122, 2), accent) +
      tube('M137 200C126 90 274 90 263 200', accent, 10) +
      stitch('M134 206V312M141 206V312M259 206V312M266 206V312', light(accent, 0.35)) +
      solid(sheet, box(178, 112, 44, 20, 8), dark(accent, 0.1)) +
      move(
        line('M0-34V-8', accent, 4) +
          solid(sheet, box(-15, -10, 30, 44, 6), light(accent, 0.12)) +
          dot(0, -2, 3, '#d9b768') +
          line('M-7 14H7M-5 22H5', dark(accent, 0.4), 2),
        'translate(296 232) rotate(8)',
      ),
  },
  crossbody: {
    kind: 'stand',
    foot: [92],
    focus: [200, 250, 1.8],
    draw: (sheet, color, accent) =>
      tube('M118 190C90 20 310 20 282 190', dark(color, 0.18), 10) +
      solid(
        sheet,
        'M112 178H288C304 220 304 270 294 300Q288 318 270 318H130Q112 318 106 300C96 270 96 220 112 178Z',
        color,
        'l',
        grain(sheet, 90, 170, 220, 150, color, 5),
      ) +
      solid(
        sheet,
        'M106 176Q200 164 294 176C304 210 296 248 262 262Q200 280 138 262C104 248 96 210 106 176Z',
        light(color, 0.07),
        'f',
      ) +
      stitch('M114 182C108 212 112 240 144 254Q200 270 256 254C288 240 292 212 286 182', light(color, 0.5)) +
      solid(sheet, box(189, 240, 22, 50, 4), dark(color, 0.1)) +
      buckle(200, 266, 26, 18) +
      dot(118, 186, 6, accent) +
      dot(282, 186, 6, accent),
  },
  pouch: {
    kind: 'stand',
    size: 1.3,
    foot: [110],
    focus: [240, 220, 1.8],
    draw: (sheet, color, accent, style) => {
      const top = style === 'dopp' ? 200 : 176;
      return (
        solid(
          sheet,
          `M94 ${top}Q200 ${top - 12} 306 ${top}C318 ${top + 40} 322 270 316 300Q314 318 296 318H104Q86 318 84 300C78 270 82 ${top + 40} 94 ${top}Z`,
          color,
          'l',
          weave +
            fill('M60 276H340V330H60Z', dark(accent, 0.05)) +
            line('M120 200C130 240 120 270 124 310M280 200C270 240 284 270 276 310', dark(color, 0.6), 6, 0.1),
        ) +
        line(`M94 ${top + 4}Q200 ${top - 8} 306 ${top + 4}`, dark(accent, 0.4), 10) +
        line(`M94 ${top + 4}Q200 ${top - 8} 306 ${top + 4}`, '#d9b768', 3.4, 1, '2.4 2.4') +
        stitch('M80 280H320', light(accent, 0.4)) +
        move(
          solid(sheet, box(-5, 0, 10, 46, 4), accent) + dot(0, 4, 6, '#d9b768'),
          `translate(292 ${top + 2}) rotate(-12)`,
        ) +
        (style === 'dopp' ? tube(`M316 236C346 240 346 280 318 284`, accent, 9) : '') +
        finch(184, 226, 1.5, mix(color, accent, 0.75))
      );
    },
  },
};
