import { audio, document, image, media, video, videoV2 } from '@cartwright/core';
import { media as official } from '@wix/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { runs } from '../harness/same-call.js';
import { official as officialSide } from '../harness/sides.js';
import { repetitions } from '../../scripts/lib/scope.js';

const id = fc.stringMatching(/^[a-z0-9]{4,8}_[a-z0-9]{4,8}(~mv2)?$/);
const name = fc.constantFrom('', '/film.mp4', '/a%20b.pdf', '/Gr%C3%B6%C3%9Fe%20%233.mp3');
const side = fc.integer({ min: 1, max: 4000 });

const same = <Args extends unknown[]>(
  args: fc.Arbitrary<Args>,
  ours: (...args: Args) => unknown,
  theirs: typeof ours,
) =>
  fc.assert(
    fc.property(args, (given) => {
      expect(ours(...given)).toEqual(theirs(...given));
    }),
  );

const imageReference = fc
  .tuple(id, name, side, side)
  .map(
    ([file, rest, width, height]) => `wix:image://v1/${file}.jpg${rest}#originWidth=${width}&originHeight=${height}`,
  );

/** A video without the details that the official client drops. See the difference `video-details-kept`. */
const withoutPosters = ({
  posters: _posters,
  resolutions: _resolutions,
  ...file
}: ReturnType<typeof media.getVideoUrl>) => file;

describe('media: the same URL for the same reference', () => {
  test('getImageUrl', () => {
    same(fc.tuple(imageReference), media.getImageUrl, official.getImageUrl);
    const url = 'https://static.wixstatic.com/media/mug.jpg';
    const { id: file, url: address } = official.getImageUrl(url);
    expect(media.getImageUrl(url)).toMatchObject({ id: file, url: address });
  });

  test('getVideoUrl, at every resolution', () => {
    const reference = fc.tuple(id, name, id, side, side).map(([file, rest, poster, width, height]) => {
      return `wix:video://v1/${file}${rest}#posterUri=${poster}.jpg&posterWidth=${width}&posterHeight=${height}`;
    });
    const resolution = fc.constantFrom(undefined, '360p', '480p', '720p', '1080p');
    same(
      fc.tuple(reference, resolution),
      (text, lines) => withoutPosters(media.getVideoUrl(text, lines)),
      (text, lines) => official.getVideoUrl(text, lines as never),
    );
  });

  test('getAudioUrl', () => {
    const duration = fc.oneof(fc.nat(9999), fc.constant(7.5));
    const reference = fc.tuple(id, name, duration).map(([file, rest, time]) => {
      return `wix:audio://v1/${file}.mp3${rest}#duration=${time}`;
    });
    same(fc.tuple(reference), media.getAudioUrl, official.getAudioUrl);
    same(fc.tuple(id.map((file) => `wix:audio://v1/${file}`)), media.getAudioUrl, official.getAudioUrl);
  });

  test('getDocumentUrl, with the folder or without', () => {
    const reference = fc
      .tuple(fc.constantFrom('', 'ugd/'), id, name.filter(Boolean))
      .map(([folder, file, rest]) => `wix:document://v1/${folder}${file}.pdf${rest}`);
    same(fc.tuple(reference), media.getDocumentUrl, official.getDocumentUrl);
    same(fc.tuple(id.map((file) => `wix:document://v1/${file}`)), media.getDocumentUrl, official.getDocumentUrl);
  });

  test('getScaledToFillImageUrl and getCroppedImageUrl of a square, at the size of the original', () => {
    const square = fc.tuple(id, fc.integer({ min: 1, max: 900 })).map(([file, size]) => ({
      reference: `wix:image://v1/${file}.jpg#originWidth=${size}&originHeight=${size}`,
      size,
    }));
    same(
      fc.tuple(square, fc.integer({ min: 5, max: 90 })),
      ({ reference, size }, quality) => media.getScaledToFillImageUrl(reference, size, size, { quality }),
      ({ reference, size }, quality) => official.getScaledToFillImageUrl(reference, size, size, { quality }),
    );
    const region = fc
      .tuple(square, fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 100 }))
      .map(([image, x, y, part]) => {
        const [left, top] = [Math.floor((image.size * x) / 100), Math.floor((image.size * y) / 100)];
        const size = Math.max(1, Math.floor((Math.min(image.size - left, image.size - top) * part) / 100));
        return [image.reference, left, top, size, size, size, size, { quality: 80 }] as const;
      });
    same(
      fc.tuple(region),
      (args) => media.getCroppedImageUrl(...args),
      (args) => official.getCroppedImageUrl(...args),
    );
  });

  test('getShapeUrl, for references and URLs that both clients support', () => {
    const reference = fc
      .tuple(id, name, side, side)
      .map(
        ([file, rest, width, height]) =>
          `wix:image://v1/${file}.svg${rest}#originWidth=${width}&originHeight=${height}`,
      );
    same(fc.tuple(reference), media.getShapeUrl, official.getShapeUrl);
    const url = 'https://static.wixstatic.com/shapes/heart.svg';
    expect(media.getShapeUrl(url)).toMatchObject({
      id: official.getShapeUrl(url).id,
      url: official.getShapeUrl(url).url,
    });
  });

  test('media has every function of the official module', () => {
    expect(Object.keys(media)).toEqual(expect.arrayContaining(Object.keys(official)));
  });

  test('any reference of any kind: the same URL, if the official result is a URL', () => {
    const kinds = ['image', 'video', 'audio', 'document'] as const;
    const part = fc.oneof(id, fc.stringMatching(/^\w[\w.~ ()!-]{0,20}\w$/));
    const getters = {
      image: [media.getImageUrl, official.getImageUrl],
      video: [media.getVideoUrl, official.getVideoUrl],
      audio: [media.getAudioUrl, official.getAudioUrl],
      document: [media.getDocumentUrl, official.getDocumentUrl],
    } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom('wix:', ''),
        part,
        fc.option(part),
        (kind, scheme, file, title) => {
          const reference = `${scheme}${kind}://v1/${file}${title ? `/${encodeURIComponent(title)}` : ''}`;
          const [ours, theirs] = getters[kind];
          expect(new URL(ours(reference).url).href).toBe(new URL(theirs(reference).url).href);
        },
      ),
      { numRuns: repetitions({ sample: 60, full: 300 }) },
    );
  });

  test('drawings and animations are not resized', () => {
    for (const type of ['svg', 'gif']) {
      const reference = `wix:image://v1/a.${type}#originWidth=80&originHeight=60`;
      expect(media.getScaledToFillImageUrl(reference, 40, 40)).toBe(
        official.getScaledToFillImageUrl(reference, 40, 40, {}),
      );
    }
  });
});

describe('codecs', () => {
  test('videoV2: converts the video of a variant like the official client', async () => {
    const poster = fc.record({ id: id.map((file) => `${file}.jpg`), width: side, height: side });
    const wire = fc.record(
      {
        id,
        filename: fc.constantFrom('film.mp4', 'a b#c.mp4'),
        posters: fc.array(poster, { maxLength: 1 }),
        url: fc.webUrl(),
      },
      { requiredKeys: ['id'] },
    );
    await fc.assert(
      fc.asyncProperty(wire, async (file) => {
        const json = { variant: { media: { video: file } } };
        const { value } = await capture(officialSide, { json }, (client) =>
          invoke(client, 'products.getStoreVariant', 'v'),
        );
        expect(value).toEqual({ variant: { media: { video: videoV2.decode(structuredClone(file)) } } });
      }),
      { numRuns: runs },
    );
  });

  test('every reference that a codec creates has a URL in both SDKs', () => {
    const thumbnail = { id: 'p.jpg', width: 3, height: 2 };
    const many = {
      posters: [thumbnail, { url: 'https://h/q.jpg' }],
      resolutions: [{ url: 'https://h/v.mp4', height: 720 }],
    };
    const videoUrl = (reference: string) => withoutPosters(media.getVideoUrl(reference));
    const references = [
      [video.decode({ id: 'v', thumbnail }), videoUrl, official.getVideoUrl],
      [videoV2.decode({ id: 'v', filename: 'a b.mp4', posters: [thumbnail] }), videoUrl, official.getVideoUrl],
      [videoV2.decode({ id: 'v', filename: 'a b.mp4', ...many }), videoUrl, official.getVideoUrl],
      [audio.decode({ id: 'a', filename: 'a b.mp3', duration: 7 }), media.getAudioUrl, official.getAudioUrl],
      [document.decode({ id: 'd', filename: 'a b.pdf' }), media.getDocumentUrl, official.getDocumentUrl],
    ] as const;
    for (const [reference, ours, theirs] of references)
      expect(ours(reference as string)).toEqual(theirs(reference as string));
  });

  test('the official client reads URL, size and name of an image reference with further parameters', () => {
    const wire = { id: 'i.jpg', width: 8, height: 6, filename: 'a b.jpg', altText: 'A mug' };
    const more = { focalPoint: { x: 0.5, y: 0.25 }, urlExpirationDate: '2026-01-02T03:04:05.000Z' };
    const reference = image.decode({ ...wire, ...more }) as string;
    expect(official.getImageUrl(reference)).toEqual(official.getImageUrl(image.decode(wire) as string));
    expect(media.getImageUrl(reference)).toMatchObject({
      ...official.getImageUrl(reference),
      altText: 'A mug',
      focalPoint: more.focalPoint,
      urlExpirationDate: new Date(more.urlExpirationDate),
    });
  });
});
