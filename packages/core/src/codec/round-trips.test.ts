import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import {
  address,
  audio,
  bytes,
  date,
  document,
  duration,
  fieldMask,
  float,
  image,
  pageUrl,
  splitPageUrl,
  video,
  videoV2,
  type Codec,
} from '../index.js';

/** Texts with everything that has a meaning in a reference, a URL or JSON. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.replace(/[\uD800-\uDFFF]/gu, '?')),
  fc.constantFrom(
    'a/b',
    'a#b',
    'a?b=c',
    '%',
    '%2F',
    '%zz',
    'a&b=c',
    '../x',
    ' ',
    '\n',
    '__proto__',
    "';<script>",
    '😀',
  ),
);
const id = hostile.filter((text) => !/^\.{1,2}$/.test(text));
const side = fc.integer({ min: 1, max: 100_000 });
const number = fc.double({ noDefaultInfinity: false }).map((value) => (Object.is(value, -0) ? 0 : value));
const reference = (kind: string, hash: fc.Arbitrary<string>) =>
  fc.tuple(id, fc.option(hostile), hash).map(([file, name, details]) => {
    const path = name === null ? '' : `/${encodeURIComponent(name)}`;
    return `wix:${kind}://v1/${encodeURIComponent(file)}${path}${details && `#${details}`}`;
  });
const size = fc
  .option(fc.tuple(side, side))
  .map((pair) => (pair ? `originWidth=${pair[0]}&originHeight=${pair[1]}` : ''));
const poster = fc
  .option(fc.tuple(id, side, side))
  .map((parts) =>
    parts ? `posterUri=${encodeURIComponent(parts[0])}&posterWidth=${parts[1]}&posterHeight=${parts[2]}` : '',
  );
const webUrl = fc
  .tuple(fc.webUrl({ withQueryParameters: true, withFragments: true }), hostile)
  .map(
    ([url, text]) =>
      new URL(`${url.replace(/[?#].*/s, '')}/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`).href,
  );
const instant = fc.date({ noInvalidDate: true });

/** Arbitrary SDK values by codec, for values that have a platform format. */
const values: Record<string, [codec: Codec, value: fc.Arbitrary<unknown>]> = {
  address: [
    address,
    fc.record(
      {
        formatted: fc.option(hostile),
        location: fc.record({ latitude: number, longitude: number }, { requiredKeys: [] }),
        addressLine1: hostile,
        addressLine2: hostile,
        streetAddress: fc.record({ name: hostile, number: hostile, apt: hostile }, { requiredKeys: [] }),
        city: fc.option(hostile),
        country: hostile,
      },
      { requiredKeys: [] },
    ),
  ],
  audio: [audio, fc.oneof(webUrl, reference('audio', fc.constant('duration=0')))],
  bytes: [bytes, fc.uint8Array()],
  date: [date, instant],
  document: [document, fc.oneof(webUrl, reference('document', fc.constant('')))],
  duration: [
    duration,
    fc.tuple(fc.nat(999_999_999), fc.nat(999_999_999), fc.constantFrom(1, -1)).map(([seconds, nanos, sign]) => ({
      seconds: String(seconds * sign).replace('-0', '0'),
      nanos: nanos ? nanos * sign : 0,
    })),
  ],
  fieldMask: [fieldMask, fc.array(fc.stringMatching(/^[a-z][A-Za-z]*(\.(_id|_createdDate|[a-z]+Name))?$/))],
  float: [float, number],
  image: [image, fc.oneof(webUrl, reference('image', size))],
  pageUrl: [pageUrl, webUrl],
  splitPageUrl: [splitPageUrl, webUrl],
  video: [
    video,
    fc
      .tuple(id, poster)
      .map(([file, details]) => `wix:video://v1/${encodeURIComponent(file)}${details && `#${details}`}`),
  ],
  videoV2: [videoV2, fc.oneof(webUrl, reference('video', poster))],
};

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

describe.each(Object.entries(values))('%s', (name, [codec, value]) => {
  const runs = { numRuns: repetitions({ sample: 100, full: 500, soak: 5000 }) };
  const isMask = (given: unknown) =>
    name === 'fieldMask' && /(^|[.,])(id|createdDate|updatedDate)([.,]|$)/.test(String(given));

  test('property: values survive a round trip and the caller’s object is not modified', () => {
    fc.assert(
      fc.property(value, (given) => {
        fc.pre(!isMask(given));
        const before = structuredClone(given);
        const wire: unknown = JSON.parse(JSON.stringify({ wire: codec.encode(frozen(given), 'field') }));
        expect(codec.decode((wire as { wire: unknown }).wire)).toEqual(before);
        expect(given).toEqual(before);
      }),
      runs,
    );
  });

  test('property: any other value is encoded or rejected with a validation error that names the field', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything({ withNullPrototype: true })), (given) => {
        try {
          codec.encode(given, 'field');
        } catch (error) {
          expect(error).toMatchObject({ kind: 'validation', code: 'invalid_argument' });
          expect(String(error)).toContain('"field"');
        }
      }),
      runs,
    );
  });

  test('property: decoding a response never returns undefined for a present value', () => {
    for (const wire of [undefined, null]) expect(codec.decode(wire) ?? undefined).toBeUndefined();
  });
});

test.each(Object.entries({ audio, document, image, pageUrl, splitPageUrl, video, videoV2 }))(
  '%s encodes http and https URLs only',
  (_, codec) => {
    const schemes = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JAVASCRIPT:x',
      'data:text/html,x',
      'file:///etc/x',
    ];
    for (const text of [...schemes, 'vbscript:x', 'blob:https://h/x', 'ftp://h/x', '//h/x', '/x', 'x', 'http://']) {
      expect(() => codec.encode(text, 'field')).toThrow(/"field" must be .*http URL/);
    }
    for (const value of [5, {}, [], true]) expect(() => codec.encode(value, 'field')).toThrow('"field"');
    expect(codec.decode(codec.encode('HTTPS://h/x', 'field'))).toMatch(/^https:\/\/h\/x$/i);
  },
);

describe('image', () => {
  test('omits an unknown size', () => {
    expect(image.decode({ id: 'a.jpg' })).toBe('wix:image://v1/a.jpg');
    expect(image.decode({ id: 'a.jpg', width: 8, height: null, filename: 'n' })).toBe(
      'wix:image://v1/a.jpg/n#originWidth=8',
    );
    expect(image.encode('wix:image://v1/a.jpg/n.jpg', 'field')).toEqual({
      id: 'a.jpg',
      altText: 'n.jpg',
      filename: 'n.jpg',
      url: 'wix:image://v1/a.jpg/n.jpg',
    });
    expect(image.encode('wix:image://v1/a.jpg#originWidth=undefined&originHeight=undefined', 'field')).toEqual({
      id: 'a.jpg',
      url: 'wix:image://v1/a.jpg#originWidth=undefined&originHeight=undefined',
    });
  });

  test('uses the file name, or else the alternative text', () => {
    const wire = { id: 'a.jpg', width: 8, height: 6 };
    const hash = '#originWidth=8&originHeight=6';
    expect(image.decode({ ...wire, filename: 'f', altText: 't' })).toBe(`wix:image://v1/a.jpg/f${hash}&altText=t`);
    expect(image.decode({ ...wire, filename: 'f', altText: 'f' })).toBe(`wix:image://v1/a.jpg/f${hash}`);
    expect(image.decode({ ...wire, filename: '', altText: 't' })).toBe(`wix:image://v1/a.jpg/t${hash}`);
    expect(image.decode({ ...wire, filename: '\uD800' })).toBe(`wix:image://v1/a.jpg/%EF%BF%BD${hash}`);
  });
});

test('null clears a date', () => {
  expect(date.encode(null, 'field')).toBeNull();
});
