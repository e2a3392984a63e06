import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import {
  audio,
  bytes,
  document,
  duration,
  fieldMask,
  isCartwrightError,
  splitPageUrl,
  video,
  videoV2,
  type Codec,
} from '../index.js';

const decode = (codec: Codec, wire: unknown) => codec.decode(wire);
const encode = (codec: Codec, value: unknown) => codec.encode(value, 'file');
const refused = (codec: Codec, value: unknown) => {
  try {
    return encode(codec, value);
  } catch (error) {
    return isCartwrightError(error) ? `${error.kind}: ${error.message}` : error;
  }
};

describe('video', () => {
  const reference = 'wix:video://v1/v#posterUri=p.jpg&posterWidth=3&posterHeight=2';

  test('converts a video with a thumbnail', () => {
    expect(decode(video, { id: 'v', thumbnail: { id: 'p.jpg', width: 3, height: 2 } })).toBe(reference);
    expect(encode(video, reference)).toEqual({ id: 'v', thumbnail: { id: 'p.jpg', width: 3, height: 2 } });
  });

  test('converts a video without a thumbnail', () => {
    expect(decode(video, { id: 'v' })).toBe('wix:video://v1/v');
    expect(encode(video, 'wix:video://v1/v')).toEqual({ id: 'v' });
  });
});

describe('videoV2', () => {
  /** Main poster of a reference. */
  const main = (wire: object) => String(decode(videoV2, wire)).replace(/[#&]posters=.*/, '');
  const reference = 'wix:video://v1/v/n.mp4#posterUri=p.jpg&posterWidth=3&posterHeight=2';

  test('converts a video with a file name and a poster', () => {
    const wire = { id: 'v', filename: 'n.mp4', posters: [{ id: 'p.jpg', width: 3, height: 2 }] };
    expect(decode(videoV2, structuredClone(wire))).toBe(reference);
    expect(encode(videoV2, reference)).toEqual(wire);
    expect(decode(videoV2, { id: 'v' })).toBe('wix:video://v1/v');
    expect(encode(videoV2, 'wix:video://v1/v')).toEqual({ id: 'v' });
  });

  test('selects the largest poster, identified by its ID or the last URL segment', () => {
    const posters = [
      { id: 'p', width: 1, height: 1 },
      { url: 'https://h/q.jpg', width: 3, height: 2 },
      { id: 'r', width: 2, height: 2 },
      null,
    ];
    expect(main({ id: 'v', filename: 'n.mp4', posters })).toBe(
      'wix:video://v1/v/n.mp4#posterUri=q.jpg&posterWidth=3&posterHeight=2',
    );
  });

  test('accepts a poster URL with a query, a fragment or an empty path', () => {
    const convertPoster = (url: string) => main({ id: 'v', posters: [{ url }] });
    for (const more of ['', '?a=b/c', '#d/e', '?a#b?c/d']) {
      expect(convertPoster(`https://h/q.jpg${more}`)).toBe(
        'wix:video://v1/v#posterUri=q.jpg&posterWidth=0&posterHeight=0',
      );
    }
    expect(convertPoster(`https://h/${'q'.repeat(1_000_000)}/`)).toBe('wix:video://v1/v');
  });

  test('converts a poster of unknown size', () => {
    expect(decode(videoV2, { id: 'v', posters: [{ id: 'p' }] })).toBe(
      'wix:video://v1/v#posterUri=p&posterWidth=0&posterHeight=0',
    );
  });
});

test('document converts references, names and URLs', () => {
  expect(encode(document, 'wix:document://v1/d/f%20x.pdf')).toEqual({ id: 'd', filename: 'f x.pdf' });
  expect(encode(document, 'wix:document://v1/d')).toEqual({ id: 'd' });
  expect(decode(document, { id: 'd', filename: 'f x.pdf' })).toBe('wix:document://v1/d/f%20x.pdf');
});

test('audio converts references, names and durations', () => {
  expect(encode(audio, 'wix:audio://v1/a/s.mp3#duration=7')).toEqual({ id: 'a', filename: 's.mp3' });
  expect(decode(audio, { id: 'a', filename: 's.mp3', duration: 7 })).toBe('wix:audio://v1/a/s.mp3#duration=7');
  expect(decode(audio, { id: 'a' })).toBe('wix:audio://v1/a#duration=0');
});

describe.each(Object.entries({ video, videoV2, document, audio }))('%s', (name, codec) => {
  const scheme = name.replace('V2', '');

  test('keeps an external URL', () => {
    expect(decode(codec, { url: 'https://h/x' })).toBe('https://h/x');
    expect(encode(codec, 'https://h/x')).toEqual({ url: 'https://h/x' });
  });

  test('omits empty values', () => {
    for (const wire of [null, undefined, {}]) expect(decode(codec, wire)).toBeUndefined();
    for (const value of [null, undefined, '']) expect(encode(codec, value)).toBeUndefined();
  });

  test('rejects other strings, naming the field', () => {
    const expected = `validation: "file" must be a wix:${scheme} reference or an http URL`;
    for (const value of ['no-url', 'wix:image://v1/a/b', `wix:${scheme}://v1/`, `wix:${scheme}://v1/..`, 5, {}]) {
      expect(refused(codec, value)).toBe(expected);
    }
    expect(refused(codec, 'javascript:alert(1)')).toBe(expected);
  });

  test('property: any ID and file name survive a round trip', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
    const size = fc.integer({ min: 1, max: 10_000 });
    const poster = fc.record({ id, width: size, height: size });
    const wires = {
      video: fc.record({ id, thumbnail: poster }, { requiredKeys: ['id'] }),
      videoV2: fc.record({ id, filename: id, posters: fc.tuple(poster) }, { requiredKeys: ['id'] }),
      document: fc.record({ id, filename: id }, { requiredKeys: ['id'] }),
      audio: fc.record({ id, filename: id }, { requiredKeys: ['id'] }),
    };
    fc.assert(
      fc.property(wires[name as keyof typeof wires] as fc.Arbitrary<object>, (wire) => {
        expect(encode(codec, decode(codec, structuredClone(wire)))).toEqual(wire);
      }),
    );
  });
});

describe('duration', () => {
  test.each([
    ['3.000000005s', { seconds: '3', nanos: 5 }],
    ['3s', { seconds: '3', nanos: 0 }],
    ['3.5s', { seconds: '3', nanos: 500_000_000 }],
    ['0.5s', { seconds: '0', nanos: 500_000_000 }],
    ['-0.5s', { seconds: '0', nanos: -500_000_000 }],
    ['-3.5s', { seconds: '-3', nanos: -500_000_000 }],
    ['0s', { seconds: '0', nanos: 0 }],
  ])('%s', (wire, parts) => {
    expect(decode(duration, wire)).toEqual(parts);
    expect(encode(duration, parts)).toBe(wire);
  });

  test('treats missing parts as 0', () => {
    expect(encode(duration, { seconds: '3' })).toBe('3s');
    expect(encode(duration, {})).toBe('0s');
    expect(encode(duration, null)).toBeNull();
    expect(encode(duration, undefined)).toBeUndefined();
    expect(decode(duration, '.5s')).toEqual({ seconds: '0', nanos: 500_000_000 });
  });

  test('rejects invalid durations', () => {
    for (const wire of ['', 's', '.s', '1', 'one second']) expect(decode(duration, wire)).toBe(wire);
    const wrong = [
      { nanos: 1e9 },
      { nanos: 0.5 },
      { nanos: NaN },
      { seconds: '1.5' },
      { seconds: '1', nanos: -1 },
      '3s',
      3,
    ];
    for (const value of wrong) {
      expect(refused(duration, value)).toBe(
        'validation: "file" must be a duration: whole seconds, and nanos of the same sign',
      );
    }
  });

  test('property: any duration survives a round trip, to the nanosecond', () => {
    const parts = fc
      .tuple(fc.nat(999_999_999_999), fc.nat(999_999_999), fc.boolean())
      .map(([seconds, nanos, isNegative]) => ({
        seconds: `${isNegative && seconds ? '-' : ''}${seconds}`,
        nanos: isNegative && nanos ? -nanos : nanos,
      }));
    fc.assert(
      fc.property(parts, (value) => {
        expect(decode(duration, encode(duration, value))).toEqual(value);
      }),
    );
  });
});

describe('bytes', () => {
  test('decodes base64 and base64url', () => {
    expect(decode(bytes, 'AQL6')).toEqual(new Uint8Array([1, 2, 250]));
    expect(encode(bytes, new Uint8Array([1, 2, 250]))).toBe('AQL6');
    expect(decode(bytes, '-_8')).toEqual(new Uint8Array([251, 255]));
    expect(decode(bytes, 'not base64!')).toBe('not base64!');
    expect(refused(bytes, 'AQL6')).toBe('validation: "file" must be a Uint8Array');
  });

  test('property: any bytes survive a round trip', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (value) => {
        expect(decode(bytes, encode(bytes, value))).toEqual(value);
      }),
    );
    const many = new Uint8Array(300_000).fill(7);
    expect(Buffer.compare(decode(bytes, encode(bytes, many)) as Uint8Array, many)).toBe(0);
  });
});

describe('splitPageUrl', () => {
  test('joins base and path', () => {
    expect(decode(splitPageUrl, { base: 'h', path: '/a' })).toBe('http://h/a');
    expect(decode(splitPageUrl, { base: 'https://h', path: '/a' })).toBe('https://h/a');
    expect(decode(splitPageUrl, { base: 'https://h/site/', path: 'a' })).toBe('https://h/site/a');
    expect(decode(splitPageUrl, { base: 'https://h' })).toBe('https://h');
    for (const wire of [null, undefined, {}, { path: '/a' }]) expect(decode(splitPageUrl, wire)).toBeUndefined();
  });

  test('keeps scheme and query', () => {
    expect(encode(splitPageUrl, 'https://h/a/b?c=1#d')).toEqual({ base: 'https://h', path: '/a/b?c=1#d' });
    for (const value of [null, undefined, '']) expect(encode(splitPageUrl, value)).toBeUndefined();
    for (const value of ['x', '/a', 'javascript:alert(1)', 5]) {
      expect(refused(splitPageUrl, value)).toBe('validation: "file" must be an absolute http URL');
    }
  });

  test('property: any web URL survives a round trip', () => {
    const webUrl = fc
      .webUrl({ withFragments: true, withQueryParameters: true })
      .filter((text) => !/[?#](#|$)/.test(text));
    fc.assert(
      fc.property(webUrl, (text) => {
        const url = new URL(text).href;
        expect(decode(splitPageUrl, encode(splitPageUrl, url))).toBe(url);
      }),
    );
  });
});

const all = { audio, bytes, document, duration, fieldMask, splitPageUrl, video, videoV2 };

test.each(Object.entries(all))('property: %s never throws anything but a validation error', (_, codec) => {
  const kinds = ['wix:video://v1/', 'wix:audio://v1/', 'wix:document://v1/', 'https://', ''];
  const text = fc
    .tuple(fc.constantFrom(...kinds), fc.string({ unit: 'binary' }), fc.constantFrom('', '%', '#', '\uD800', 's'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.anything()), (value) => {
      codec.decode(value);
      try {
        codec.encode(value, 'file');
      } catch (error) {
        expect(error).toMatchObject({ kind: 'validation', code: 'invalid_argument' });
      }
    }),
    { numRuns: repetitions({ sample: 100, full: 500, soak: 5000 }) },
  );
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('id', 'filename', 'url', 'posters', 'thumbnail', 'base', 'path', 'paths', 'duration'),
        fc.oneof(text, fc.anything()),
      ),
      (wire) => {
        codec.decode(wire);
      },
    ),
    { numRuns: repetitions({ sample: 100, full: 500, soak: 5000 }) },
  );
});
