import { expect, test } from 'vitest';
import { getImageSize } from './get-image-size.js';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part)),
  );
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const png = bytes([0x89], 'PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 0x40, 0, 0, 0, 200], [8, 6, 0, 0, 0]);
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1],
  [0xff, 0xc4, 0, 3, 9],
  [0xff, 0xc2, 0, 11, 8, 0, 200, 1, 0x40, 1],
);
const lossy = bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0x40, 0x01, 200, 0x40]);
const lossless = bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 0x3f, 0xc1, 0x31, 0]);
const extended = bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0x3f, 1, 0, 199, 0, 0]);
const gif = bytes('GIF89a', [0x40, 1, 200, 0]);

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
  ['lossy WebP', lossy],
  ['lossless WebP', lossless],
  ['extended WebP', extended],
  ['GIF', gif],
])('the size of a %s file is read, unless the file is truncated', (_, file) => {
  expect(getImageSize(file)).toEqual({ width: 320, height: 200 });
  for (let length = 0; length < Math.min(file.length, 10); length++)
    expect(getImageSize(file.slice(0, length))).toBeUndefined();
});

test('other files have no size', () => {
  expect(getImageSize(bytes('<svg width="10" height="10"></svg>', zeros(30)))).toBeUndefined();
  expect(getImageSize(bytes('GIF89a', zeros(4)))).toBeUndefined();
  expect(getImageSize(bytes([0xff, 0xd8, 0xff], zeros(40)))).toBeUndefined();
});
