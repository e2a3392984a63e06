import fc from 'fast-check';

const fragment = fc.constantFrom(
  ...['..', '.', '/', '\\', '%', '%2e', '%2f', '%5c', '%00', '?', '#', '&', '=', ';', ':', '@', '//', ' ', '+'],
  ...[
    '\0',
    '\r\n',
    '\t',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\u200b',
    '\u202e',
    'é',
    'ﬀ',
    '😀',
    '\ud800',
    '\udc00',
  ],
  ...['https://evil.example', '{id}', '$&', '$1', '__proto__', 'constructor', 'null', 'undefined', '[object Object]'],
);

/** Arbitrary strings in place of an ID: mistakes and attacks. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.array(fragment, { maxLength: 6 }).map((parts) => parts.join('')) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.integer({ max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 8 }),
  },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fragment.map((part) => part.repeat(Math.ceil(10_000 / part.length))) },
);
