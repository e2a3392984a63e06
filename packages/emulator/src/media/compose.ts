import type { Art } from './art.js';
import {
  arch,
  books,
  companion,
  cove,
  leafShadow,
  linen,
  plinth,
  table,
  wall,
  wallFor,
  windowLight,
} from './backdrop.js';
import { brightness, dark, light, mix } from './color.js';
import { definitionsFor } from './definitions.js';
import type { Picture } from './picture.js';
import { drawingOf, floor, placeObject } from './place-object.js';
import { fill, move, n, solid, box } from './shapes.js';
import { Sheet } from './sheet.js';

/** A finished drawing: its field, and what is on it. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

const big: ReadonlySet<string> = new Set(['chair', 'stool', 'sidetable', 'bookcase', 'basket', 'plant', 'planter']);
const moods = ['#a3b19a', '#c98d72', '#c9a86b', '#8fa3b0', '#b58f97', '#8a8f6c', '#b7a18a'] as const;

/** Scales a field of 400 by 400 about the point where things stand. */
const scaled = (markup: string, size: number, x = 200, y = floor): string =>
  move(markup, `translate(${n(x)} ${n(y)}) scale(${Math.round(size * 100) / 100}) translate(-200 -${floor})`);

const front = (sheet: Sheet, art: Art): string => {
  const backdrop = wallFor(sheet, art[1]);
  const object = placeObject(sheet, art);
  const { kind, size = 1.08 } = drawingOf(art);
  return kind === 'stand'
    ? cove(backdrop) + scaled(object, size, 200, 330 + (size - 1.08) * 40)
    : wall(backdrop) + scaled(object, 1.06, 200, 326);
};

const detail = (sheet: Sheet, art: Art): string => {
  const backdrop = mix(wallFor(sheet, art[1]), art[2] ?? art[1], 0.16);
  const [x = 200, y = 200, zoom = 1.8] = drawingOf(art).focus ?? [];
  const standing = drawingOf(art).kind === 'stand';
  const ground = standing
    ? fill(`M-200 270H600V700H-200Z`, light(backdrop, 0.2), 0.6) + fill('M-200 258H600V700H-200Z', 'url(#u)')
    : '';
  return (
    wall(backdrop) + move(ground + placeObject(sheet, art), `translate(200 200) scale(${zoom}) translate(${-x} ${-y})`)
  );
};

const mood = (sheet: Sheet, color: string): string => {
  const choice = moods[Math.floor(sheet.random(0, moods.length))] ?? moods[0];
  const tone = Math.abs(brightness(choice) - brightness(color)) < 0.12 ? light(choice, 0.45) : choice;
  return mix(tone, '#efe6d8', 0.3);
};

const scene = (sheet: Sheet, art: Art): string => {
  const tone = mood(sheet, art[1]);
  const { kind, size = 1.08 } = drawingOf(art);
  const turn = Math.floor(sheet.random(0, 3));
  const spot = ['#f1e6d2', '#bd7253', '#66798a', '#c9963f'][Math.floor(sheet.random(0, 4))] ?? '#f1e6d2';
  if (kind === 'flat') {
    const surface = turn === 0 ? table(sheet, '#b98f63', -20) : wall(tone);
    return (
      surface +
      (turn === 2 ? '' : linen(sheet, mix('#efe6d6', tone, turn === 1 ? 0.12 : 0.3))) +
      scaled(placeObject(sheet, art), 0.84, 206, 304) +
      windowLight(20, 40, 1.1) +
      leafShadow(sheet, 250, -20)
    );
  }
  if (kind === 'hang') {
    return (
      wall(tone) +
      scaled(placeObject(sheet, art), 0.72, 214, 262) +
      windowLight(30, 60, 1.1) +
      table(sheet, '#b08458', 350) +
      companion(sheet, spot, 66, 362, 0.72) +
      books(sheet, 286, 362, [dark(tone, 0.4), light(spot, 0.2)])
    );
  }
  if (big.has(art[0])) {
    return (
      wall(tone) +
      solid(sheet, box(262, 42, 86, 110, 1), '#c39a6b') +
      fill('M270 50H340V144H270Z', '#f6efe0') +
      fill('M286 128a19 34 0 0 1 38 0Z', spot) +
      windowLight(30, 40, 1.25) +
      table(sheet, '#b08a62', 300) +
      fill('M0 288H400V300H0Z', light(tone, 0.5), 0.9) +
      scaled(placeObject(sheet, art), 0.92, 196, 346) +
      leafShadow(sheet, -30, 20)
    );
  }
  const stage =
    [
      () =>
        cove(tone, 400, 400, 300) +
        arch(dark(tone, 0.16), 96, 34, 210, 330) +
        plinth(sheet, light(tone, 0.5), 312, 122),
      () =>
        wall(tone) +
        windowLight(10, 36, 1.2) +
        table(sheet, '#b08458', 302) +
        books(sheet, 268, 320, [dark(tone, 0.35), light(spot, 0.3), '#f1e6d2']),
      () =>
        cove(tone, 400, 400, 296) +
        `<circle cx="252" cy="150" r="104" fill="${light(tone, 0.4)}"/>` +
        plinth(sheet, light(tone, 0.35), 336, 150, 236) +
        plinth(sheet, light(tone, 0.55), 316, 104, 190),
    ][turn] ?? (() => cove(tone));
  const base = turn === 0 ? 314 : turn === 1 ? 326 : 318;
  return (
    stage() +
    companion(sheet, spot, turn === 1 ? 62 : 352, turn === 1 ? 330 : 364, turn === 1 ? 0.72 : 0.78) +
    scaled(placeObject(sheet, art), (turn === 1 ? 0.8 : 0.74) * Math.sqrt(size / 1.08), turn === 1 ? 206 : 196, base) +
    (turn === 1 ? '' : windowLight(-20, 30, 1.2, 0.24))
  );
};

const group = (sheet: Sheet, objects: readonly Art[], tone: string, width: number): string => {
  const color = mix(tone, '#efe6d8', 0.42);
  const slot = width / (objects.length + 0.4);
  const placed = objects.map((art, index) => {
    const { kind, size: own = 1.08 } = drawingOf(art);
    const x = slot * (index + 0.7);
    const size = ((objects.length > 4 ? 0.7 : objects.length > 3 ? 0.78 : 0.86) * 1.2) / Math.max(1.08, own);
    const up = kind === 'stand' && index % 2 === 1 && !big.has(art[0]);
    const y = kind === 'stand' ? (up ? 306 : 352) : 298;
    return { up, x, markup: scaled(placeObject(sheet, art), kind === 'stand' ? size : size * 0.8, x, y) };
  });
  return (
    cove(color, width, 450, 318) +
    arch(dark(color, 0.1), width * 0.5 - 130, 26, 260, 340) +
    windowLight(width * 0.1, 30, 1.35) +
    placed.map(({ up, x, markup }) => (up ? plinth(sheet, light(color, 0.5), 303, 104, x) : '') + markup).join('') +
    leafShadow(sheet, width - 150, -30)
  );
};

const short = (markup: string): string => markup.replace(/\d+\.\d{3,}/g, (number) => n(Number(number)));

const finish = (sheet: Sheet, markup: string, width: number, height: number): Composition => ({
  width,
  height,
  markup: short(`<defs>${definitionsFor(markup)}${sheet.definitions}</defs>${markup}`),
});

/** Draws a picture. The same picture is drawn the same way every time. */
export function compose(picture: Picture): Composition {
  const sheet = new Sheet(picture.key);
  if (picture.kind === 'product') {
    return finish(sheet, { front, detail, scene }[picture.shot](sheet, picture.art), 400, 400);
  }
  const width = picture.objects.length > 3 ? 800 : 720;
  return finish(sheet, group(sheet, picture.objects, picture.wall, width), width, 450);
}
