import { dark, light, mix } from '../color.js';
import type { Drawings } from '../drawing.js';
import type { Sheet } from '../sheet.js';
import { blob, box, curve, dot, fill, grain, line, move, solid } from '../shapes.js';

/** The motif of a print on a field of 180 by 240. */
const motif = (sheet: Sheet, color: string, accent: string, style: string): string => {
  const cream = '#f6eedd';
  if (style === 'hills') {
    return (
      fill('M0 0H180V240H0Z', mix(accent, cream, 0.72)) +
      dot(122, 70, 30, mix(accent, '#bd7253', 0.5)) +
      fill(curve([0, 150], [50, 104], [100, 128], [180, 96]) + 'V240H0Z', mix(color, cream, 0.5)) +
      fill(curve([0, 186], [60, 150], [120, 176], [180, 140]) + 'V240H0Z', color) +
      fill(curve([0, 214], [70, 196], [130, 216], [180, 188]) + 'V240H0Z', dark(color, 0.35)) +
      line('M84 198L60 240', mix(accent, cream, 0.5), 3)
    );
  }
  if (style === 'pear') {
    return (
      fill('M0 0H180V150H0Z', mix(accent, cream, 0.55)) +
      fill('M0 146Q90 138 180 150V240H0Z', mix(accent, '#2e405d', 0.35)) +
      fill('M26 84H86C80 110 92 130 90 168Q56 180 24 168C22 130 34 110 26 84Z', cream) +
      line('M86 96C108 96 106 130 88 134', cream, 7) +
      fill(blob([132, 88], [146, 112], [164, 150], [148, 182], [116, 182], [102, 150], [120, 112]), color) +
      fill(blob([136, 96], [146, 116], [160, 150], [148, 176], [138, 150]), light(color, 0.4), 0.6) +
      line('M132 90q2-16 12-20', '#5b4636', 4) +
      fill('M140 74q16-10 26 2q-14 8-26-2Z', '#707d50')
    );
  }
  if (style === 'garden') {
    const leaves = Array.from({ length: 34 }, (_, index) =>
      move(
        fill(
          'M0 0C10-14 34-14 44 0C34 12 10 12 0 0Z',
          [accent, mix(color, accent, 0.5), light(color, 0.22), mix(accent, '#ebcf82', 0.25)][index % 4] ?? accent,
        ),
        `translate(${sheet.random(-10, 170).toFixed(0)} ${sheet.random(90, 240).toFixed(0)}) rotate(${sheet.random(-110, -20).toFixed(0)}) scale(${sheet.random(0.7, 1.3).toFixed(1)})`,
      ),
    );
    return (
      fill('M0 0H180V240H0Z', color) + dot(118, 62, 27, '#f4e6bb') + dot(118, 62, 40, '#f4e6bb', 0.12) + leaves.join('')
    );
  }
  return (
    fill('M0 0H180V240H0Z', mix(color, cream, 0.75)) +
    dot(90, 84, 40, '#e0a458') +
    fill('M14 240V140Q14 106 46 106T78 140V240Z', color) +
    fill('M62 240V120Q62 84 96 84T130 120V240Z', mix(color, '#62405a', 0.45)) +
    fill('M108 240V160Q108 132 138 132T168 160V240Z', light(color, 0.3)) +
    fill('M0 226Q90 216 180 226V240H0Z', dark(color, 0.4))
  );
};

/** Prints, on paper and on screens. */
export const prints: Drawings = {
  print: {
    kind: 'hang',
    focus: [200, 190, 1.6],
    draw: (sheet, color, accent, style) => {
      const frame = { hills: '#c39a6b', pear: '#f6efe0', garden: '#34302c', arches: '#6b4a35' }[style] ?? '#c39a6b';
      return (
        solid(sheet, box(82, 46, 236, 308, 2), frame, 'l', grain(sheet, 82, 46, 236, 308, frame, 14)) +
        fill('M94 58H306V342H94Z', '#fbf7ec') +
        fill('M94 58H306V66H102V342H94Z', '#000', 0.1) +
        move(
          `<g clip-path="url(#${sheet.clip('M0 0H180V240H0Z')})">${motif(sheet, color, accent, style)}</g>`,
          'translate(110 78)',
        ) +
        fill('M94 342L220 58H270L144 342Z', '#fff', 0.1) +
        line('M112 330h26M262 330h26', '#8a7a62', 1.4, 0.7)
      );
    },
  },
  printable: {
    kind: 'flat',
    focus: [180, 200, 1.6],
    draw: (sheet, color, accent, style) =>
      style === 'cards'
        ? [
            [136, 150, -9],
            [252, 176, 7],
            [178, 262, -2],
          ]
            .map(([x = 0, y = 0, turn = 0], index) =>
              move(
                solid(sheet, box(-94, -62, 188, 124, 4), '#fdf8ec') +
                  fill('M-94-62H94V-36H-94Z', index === 1 ? accent : color) +
                  line('M-80-49H-10', '#fff', 4, 0.9) +
                  line('M-80-16H30M-80 4H60M-80 24H44M-80 44H10', '#cdbf9f', 2.4) +
                  (index === 0
                    ? fill('M50 2q18-22 34 0q-4 34-17 38q-13-4-17-38Z', '#a34d31')
                    : index === 1
                      ? dot(64, 18, 17, '#ebcf82') + dot(64, 18, 8, '#e0a458')
                      : fill('M46 30C46 0 80-6 86 4C84 28 66 36 46 30Z', '#707d50')),
                `translate(${x} ${y}) rotate(${turn})`,
              ),
            )
            .join('')
        : solid(sheet, box(48, 92, 262, 172, 10), '#26292e') +
          move(
            `<g clip-path="url(#${sheet.clip('M0 0H180V240H0Z')})">${motif(sheet, '#707d50', '#c9963f', 'hills')}</g>`,
            'translate(58 102) scale(1.344 .633)',
          ) +
          fill('M150 264h58l8 34h-74Z', '#8d9498') +
          fill(box(120, 296, 118, 9, 4), '#a9afb3') +
          solid(sheet, box(268, 156, 84, 160, 12), '#17191c') +
          move(
            `<g clip-path="url(#${sheet.clip('M0 0H180V240H0Z')})">${motif(sheet, color, accent, 'garden')}</g>`,
            'translate(274 164) scale(.4 .6)',
          ) +
          fill(box(298, 168, 24, 5, 2), '#17191c'),
  },
};
