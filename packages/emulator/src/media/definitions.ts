const stops = (...rows: readonly (readonly [offset: number, color: string, opacity: number])[]): string =>
  rows
    .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

const deep = '#1d120c';

/** Light, shade and texture by their names; a picture carries those it uses. */
const shared: Readonly<Record<string, string>> = {
  v: `<linearGradient id="v">${stops([0, deep, 0.36], [0.1, deep, 0.16], [0.3, '#fff', 0.26], [0.46, '#fff', 0], [0.7, deep, 0.1], [0.93, deep, 0.38], [1, deep, 0.24])}</linearGradient>`,
  f: `<linearGradient id="f" x2=".6" y2="1">${stops([0, '#fff', 0.24], [0.45, '#fff', 0], [1, deep, 0.2])}</linearGradient>`,
  l: `<linearGradient id="l" x2=".9" y2="1">${stops([0, '#fff', 0.16], [0.4, '#fff', 0.03], [0.72, deep, 0.08], [1, deep, 0.2])}</linearGradient>`,
  o: `<radialGradient id="o" cx=".36" cy=".28" r=".8">${stops([0, '#fff', 0.34], [0.4, '#fff', 0.02], [0.78, deep, 0.16], [1, deep, 0.34])}</radialGradient>`,
  s: `<radialGradient id="s">${stops([0, deep, 0.5], [0.5, deep, 0.24], [1, deep, 0])}</radialGradient>`,
  h: `<radialGradient id="h">${stops([0, '#ffd68a', 0.75], [0.5, '#ffd68a', 0.18], [1, '#ffd68a', 0])}</radialGradient>`,
  k: `<radialGradient id="k" cx=".3" cy=".18" r="1">${stops([0, '#fffaf0', 0.66], [0.6, '#fffaf0', 0.12], [1, deep, 0.1])}</radialGradient>`,
  u: `<linearGradient id="u" x2="0" y2="1">${stops([0, deep, 0], [0.14, deep, 0.1], [0.3, '#fff', 0.1], [1, deep, 0.05])}</linearGradient>`,
  w: '<pattern id="w" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4M0 3h4" stroke="#1d120c" stroke-opacity=".09"/><path d="M1 0v4M3 0v4" stroke="#fff" stroke-opacity=".13"/></pattern>',
  d: '<filter id="d" x="-.3" y="-.3" width="1.6" height="1.6"><feDropShadow dx="7" dy="11" stdDeviation="9" flood-color="#2a1a10" flood-opacity=".34"/></filter>',
  b: '<filter id="b" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="5"/></filter>',
};

/** The definitions that the markup refers to. */
export const definitionsFor = (markup: string): string =>
  Object.entries(shared)
    .filter(([name]) => markup.includes(`url(#${name})`))
    .map(([, definition]) => definition)
    .join('');
