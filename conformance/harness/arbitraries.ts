import fc from 'fast-check';

/** Arbitrary record with optional fields. */
export const partialRecord = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;

/** Arbitrary value or `null`, which the official types allow for many fields. */
export const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 });

export const list = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });
export const text = fc.oneof(fc.string({ maxLength: 16 }), fc.string({ unit: 'grapheme', maxLength: 8 }));
export const filled = text.filter((value) => value.trim() !== '');
/** Arbitrary field names, except those of `Object.prototype`, which the official client corrupts. */
export const fieldName = text.filter((name) => !(name in {}));
export const guid = fc.uuid();
export const flag = fc.boolean();
export const count = fc.integer({ min: 1, max: 100_000 });
export const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
export const moment = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true });
export const wireDate = moment.map((date) => date.toISOString());

/** Arbitrary numbers that requests contain as strings if JSON has no number for them. */
export const float = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(NaN, Infinity, -Infinity),
);
export const wireFloat = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.constantFrom('NaN', 'Infinity', '-Infinity'),
);

/** Arbitrary IDs for paths, equal in encoded and decoded form. */
export const pathId = fc.oneof(
  guid,
  fc
    .array(fc.constantFrom(..."abcXYZ019 -_~!$&'()*+,;=:@é漢😀"), { minLength: 1, maxLength: 12 })
    .map((letters) => `x${letters.join('')}x`),
);

const fileName = fc.oneof(
  fc.constantFrom('mug.jpg', 'a b.png', '100% wool.webp', 'Größe #3?.jpg', 'x&y=z.gif'),
  fc.stringMatching(/^[a-z][a-z0-9_-]{0,11}\.(jpg|png)$/),
);
const mediaId = fc.stringMatching(/^[a-z0-9]{6}_[0-9a-f]{12}~mv2\.(jpg|png)$/);
export const pageUrl = fc
  .tuple(
    fc.constantFrom('https://shop.example', 'http://localhost:4000'),
    fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 }),
    flag,
  )
  .map(([origin, path, query]) => `${origin}/${path.join('/')}${query ? '?ref=1&x=a%20b' : ''}`);

/** Arbitrary image references in the format of the official SDK. */
export const image = fc.oneof(
  fc
    .tuple(mediaId, fileName, count, count)
    .map(
      ([id, name, width, height]) =>
        `wix:image://v1/${id}/${encodeURIComponent(name)}#originWidth=${width}&originHeight=${height}`,
    ),
  fc.constantFrom('https://static.example/a.jpg', 'https://static.example/a%20b.jpg?w=3', ''),
);
export const wireImage = fc.oneof(
  fc.record({ id: mediaId, width: count, height: count, filename: fileName }),
  fc.record({
    id: mediaId,
    width: count,
    height: count,
    filename: fileName,
    urlExpirationDate: wireDate,
    focalPoint: fc.record({ x: wireFloat, y: wireFloat }),
  }),
  fc.record({ id: mediaId, width: count, height: count, altText: fileName }),
  fc.record({
    id: mediaId,
    url: fc.constant('https://static.example/media/1.jpg'),
    width: count,
    height: count,
    filename: fileName,
  }),
  fc.record({ url: fc.constant('https://static.example/b.jpg'), width: count, height: count }),
);
export const wirePageUrl = fc.oneof(
  pageUrl.map((url) => ({ relativePath: new URL(url).pathname, url })),
  fc.constant({ relativePath: '/product-page/mug' }),
);

const place = {
  country: nullable(fc.constantFrom('US', 'DE', 'IL')),
  subdivision: nullable(fc.constantFrom('US-NY', 'DE-BE')),
  city: nullable(text),
  postalCode: nullable(text),
  addressLine2: nullable(text),
};
const street = partialRecord({ number: text, name: text, apt: text, formattedAddressLine: text });

/** Arbitrary address in the SDK's format. */
export const address = partialRecord({
  ...place,
  addressLine1: nullable(text),
  streetAddress: street,
  location: partialRecord({
    latitude: nullable(fc.double({ min: -90, max: 90, noNaN: true })),
    longitude: nullable(float),
  }),
  countryFullname: nullable(text),
  subdivisionFullname: nullable(text),
  formatted: nullable(text),
});

/** Arbitrary address in the platform's format. */
export const wireAddress = partialRecord({
  ...place,
  addressLine: nullable(text),
  formattedAddress: nullable(text),
  hint: text,
  streetAddress: partialRecord({ number: text, name: text, apt: text, formattedAddressLine: text }),
  geocode: partialRecord({ latitude: wireFloat, longitude: wireFloat }),
  countryFullname: nullable(text),
  subdivisionFullname: nullable(text),
});

export const money = fc.record({
  amount,
  convertedAmount: amount,
  formattedAmount: text,
  formattedConvertedAmount: text,
});
