import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient, image, media, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

interface Pictured {
  picture?: string;
  note?: string;
}

const shape = { things: { picture: image } };
const pictures = {
  readPictures: operation<[], { things: Pictured[] }>({
    id: 'pictures.readPictures',
    method: 'GET',
    path: '/v1/pictures',
    response: shape,
  }),
  writePictures: operation<[things: Pictured[]], object>({
    id: 'pictures.writePictures',
    method: 'PUT',
    path: '/v1/pictures',
    args: ['things'],
    request: shape,
  }),
};

describe('image', () => {
  test('an update keeps alternative text, focal point and URL expiry', async () => {
    const filled = fc.string({ minLength: 1, unit: 'grapheme' });
    const coordinate = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.constantFrom('NaN', 'Infinity', '-Infinity'),
    );
    const size = fc.integer({ min: 1, max: 10_000 });
    const wireImage = fc.record(
      {
        id: fc.stringMatching(/^[a-z0-9]{4,12}\.jpg$/),
        width: size,
        height: size,
        filename: filled,
        altText: filled,
        focalPoint: fc.record(
          { x: coordinate, y: coordinate, width: size, height: size },
          { requiredKeys: ['x', 'y'] },
        ),
        urlExpirationDate: fc.oneof(
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
          fc.constant('2026-01-02T03:04:05.678901Z'),
        ),
      },
      { requiredKeys: ['id'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(wireImage, { minLength: 1, maxLength: 3 }), async (images) => {
        const { fetch, sent } = stubFetch((request) =>
          request.method === 'GET' ? { things: images.map((one) => ({ picture: one })) } : {},
        );
        const client = createClient({ modules: { pictures }, fetch });
        const { things } = await client.pictures.readPictures();
        const stored = JSON.parse(JSON.stringify({ things })) as { things: Pictured[] };
        await client.pictures.writePictures(stored.things.map((thing) => ({ ...thing, note: 'changed' })));
        expect(sent[1]?.body).toEqual({
          things: images.map(({ filename = undefined, altText = undefined, ...one }) => ({
            note: 'changed',
            picture: {
              ...one,
              ...((filename ?? altText) !== undefined && {
                filename: filename ?? altText,
                altText: altText ?? filename,
              }),
              url: expect.stringMatching(/^wix:image:/) as string,
            },
          })),
        });
      }),
    );
  });

  test('property: every detail survives parsing and formatting a reference', () => {
    const details = {
      altText: 'A mug',
      focalPoint: { x: 0.5, y: 0.25 },
      urlExpirationDate: '2026-01-02T03:04:05.000Z',
    };
    const wire = { id: 'a.jpg', width: 8, height: 6, filename: 'a.jpg', ...details };
    const reference = image.decode(wire) as string;
    const file = media.getImageUrl(reference);
    expect(file).toEqual({
      ...wire,
      url: 'https://static.wixstatic.com/media/a.jpg',
      urlExpirationDate: new Date(details.urlExpirationDate),
    });
    expect(media.getReference(file)).toBe(reference);
    expect(image.encode(media.getReference(file), 'field')).toEqual({ ...wire, url: reference });
  });

  test('a reference without details has a name and a size only', () => {
    const reference = image.decode({
      id: 'a.jpg',
      width: 8,
      height: 6,
      filename: 'a.jpg',
      altText: null,
      focalPoint: null,
      urlExpirationDate: null,
    }) as string;
    expect(reference).toBe('wix:image://v1/a.jpg/a.jpg#originWidth=8&originHeight=6');
    expect(Object.keys(media.getImageUrl(reference))).toEqual(['id', 'url', 'height', 'width', 'altText', 'filename']);
  });

  test('ignores an invalid expiry date in a reference', () => {
    expect(media.getImageUrl('wix:image://v1/a.jpg#urlExpirationDate=soon')).not.toHaveProperty('urlExpirationDate');
  });

  test.each(['', '~', 'junk', '0.5~0.25', '%', '[1,2]', '{"x":1', 'null'])(
    'ignores an invalid focal point: %j',
    (text) => {
      const wire = image.encode(
        `wix:image://v1/a.jpg/n.jpg#originWidth=8&originHeight=6&focalPoint=${text}`,
        'field',
      ) as {
        focalPoint?: object;
      };
      expect(wire).toMatchObject({ id: 'a.jpg', width: 8, height: 6, filename: 'n.jpg' });
      expect(wire.focalPoint).toBeUndefined();
      expect(media.getImageUrl(`wix:image://v1/a.jpg#focalPoint=${text}`)).not.toHaveProperty('focalPoint');
    },
  );
});
