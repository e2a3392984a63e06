import { image, media, videoV2 } from '@cartwright/core';
import { media as official } from '@wix/sdk';
import { expect } from 'vitest';
import { both, invoke, type Show } from './show.js';

const mug = 'wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600';
const at = 'https://static.wixstatic.com/media/mug.jpg/v1';
const thrown = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};
const refused = { kind: 'validation', code: 'invalid_argument' };

/** Differences in media and the conversion of their fields. */
export const mediaShows = {
  'image-as-asked': () => {
    const [theirs, own] = [
      (width: number) => official.getScaledToFillImageUrl(mug, width, width, {}),
      (width: number) => media.getScaledToFillImageUrl(mug, width, width),
    ];
    expect(theirs(400)).toBe(`${at}/fill/w_400,h_400,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/mug.jpg`);
    expect(own(400)).toBe(`${at}/fill/w_400,h_400,al_c,q_80,enc_auto/mug.jpg`);
    expect(theirs(1600)).toContain('/fill/w_600,h_600,');
    expect(own(1600)).toContain('/fill/w_1600,h_1600,');
  },

  'client-media-url': () => {
    const reference = image.decode({ id: 'mug.jpg', width: 800, height: 600 }, 'http://localhost:4000/media') as string;
    expect(official.getImageUrl(reference).url).toBe('https://static.wixstatic.com/media/mug.jpg');
    expect(media.getImageUrl(reference)).toMatchObject({ url: 'http://localhost:4000/media/mug.jpg', width: 800 });
    expect(image.encode(reference, 'image')).toMatchObject({ id: 'mug.jpg', width: 800, height: 600 });
    expect(JSON.stringify(image.encode(reference, 'image'))).not.toContain('localhost');
  },

  'image-sides': () => {
    expect(official.getScaledToFitImageUrl(mug, 400, 300, {})).toContain('/fill/w_225,h_300,');
    expect(media.getScaledToFitImageUrl(mug, 400, 300)).toContain('/fit/w_400,h_300,');
    expect(official.getCroppedImageUrl(mug, 600, 0, 200, 200, 200, 200)).not.toContain('/crop/');
    expect(media.getCroppedImageUrl(mug, 600, 0, 200, 200, 200, 200)).toContain('/crop/x_600,y_0,w_200,h_200/');
  },

  'media-from-elsewhere': () => {
    const url = 'https://cdn.example/files/a.bin';
    const theirs = [official.getImageUrl, official.getVideoUrl, official.getAudioUrl, official.getDocumentUrl];
    const own = [media.getImageUrl, media.getVideoUrl, media.getAudioUrl, media.getDocumentUrl];
    for (const get of theirs) expect(get(url).url).not.toBe(url);
    for (const get of own) expect(get(url).url).toBe(url);
    const song = 'https://static.wixstatic.com/mp3/song.mp3';
    expect(official.getAudioUrl(song)).toMatchObject({ id: '', url: 'https://static.wixstatic.com/mp3/' });
    expect(media.getAudioUrl(song)).toMatchObject({ id: 'song.mp3', url: song });
  },

  'media-ids-encoded': () => {
    const reference = 'wix:document://v1/a b/c.pdf';
    expect(official.getDocumentUrl(reference).url).toMatch(/\/ugd\/a b$/);
    expect(media.getDocumentUrl(reference).url).toMatch(/\/ugd\/a%20b$/);
    expect(official.getImageUrl('wix:image://v1/a b.jpg').url).toBe('https://static.wixstatic.com/media/a b.jpg');
    expect(media.getImageUrl('wix:image://v1/a b.jpg').url).toBe('https://static.wixstatic.com/media/a%20b.jpg');
  },

  'media-texts-checked': () => {
    expect(thrown(() => official.getVideoUrl(''))).toBeInstanceOf(TypeError);
    expect(thrown(() => media.getVideoUrl(''))).toMatchObject(refused);
    expect(thrown(() => official.getVideoUrl('wix:video://v1/v/100%.mp4'))).toBeInstanceOf(URIError);
    expect(media.getVideoUrl('wix:video://v1/v/100%.mp4')).toMatchObject({ id: 'v', filename: '100%.mp4' });
    expect(thrown(() => media.getDocumentUrl('javascript:alert(1)'))).toMatchObject(refused);
  },

  'image-size-unknown': async () => {
    const read = await both((client) => invoke(client, 'currentCart.getCurrentCart'), {
      json: { cart: { lineItems: [{ image: { id: 'a.jpg' } }] } },
    });
    const cart = (reference: string) => ({ lineItems: [{ image: reference }] });
    const theirReference = 'wix:image://v1/a.jpg#originWidth=undefined&originHeight=undefined';
    expect(read.theirs.value).toEqual(cart(theirReference));
    expect(read.own.value).toEqual(cart('wix:image://v1/a.jpg'));
    expect(image.decode(image.encode(theirReference, 'image'))).toBe('wix:image://v1/a.jpg');
    const { theirs, own } = await both(
      (client) => invoke(client, 'currentCart.updateCurrentCart', cart('wix:image://v1/a.jpg/a.jpg')),
      {},
    );
    const sent = { id: 'a.jpg', altText: 'a.jpg', filename: 'a.jpg', url: 'wix:image://v1/a.jpg/a.jpg' };
    expect(theirs.sent[0]?.body).toEqual({ lineItems: [{ image: { ...sent, width: 0, height: 0 } }] });
    expect(own.sent[0]?.body).toEqual({ lineItems: [{ image: sent }] });
  },

  'web-urls-only': async () => {
    for (const field of ['image', 'url']) {
      const { theirs, own } = await both((client) =>
        invoke(client, 'currentCart.updateCurrentCart', { lineItems: [{ [field]: 'javascript:alert(1)' }] }),
      );
      expect(JSON.stringify(theirs.sent[0]?.body)).toContain('javascript:alert(1)');
      expect(own.sent).toEqual([]);
      expect(own.error).toMatchObject({ ...refused, message: expect.stringContaining(`"${field}"`) as string });
    }
  },

  'shape-references': () => {
    const reference = 'wix:vector://v1/heart.svg/Heart.svg';
    expect(official.getShapeUrl(reference).url).toBe('https://static.wixstatic.com/shapes/vector:');
    expect(media.getShapeUrl(reference).url).toBe('https://static.wixstatic.com/shapes/heart.svg');
  },

  'video-poster-not-invented': () => {
    expect(official.getVideoUrl('wix:video://v1/v').thumbnail).toBe(
      'wix:image://v1/v.jpg#originWidth=50&originHeight=50',
    );
    expect(media.getVideoUrl('wix:video://v1/v')).not.toHaveProperty('thumbnail');
  },

  'image-details-kept': async () => {
    const urlExpirationDate = '2026-01-02T03:04:05.000Z';
    const details = { altText: 'A mug', focalPoint: { x: 0.5, y: 0.25 }, urlExpirationDate };
    const wire = { id: 'mug.jpg', width: 8, height: 6, filename: 'mug.jpg', ...details };
    const { theirs, own } = await both(
      async (client) => {
        const cart = (await invoke(client, 'currentCart.getCurrentCart')) as { lineItems: object[] };
        await invoke(client, 'currentCart.updateCurrentCart', { cartInfo: { lineItems: cart.lineItems } });
      },
      [{ json: { cart: { lineItems: [{ image: wire }] } } }, { json: {} }],
    );
    const getImage = ({ sent }: typeof own) =>
      (sent[1]?.body as { cartInfo: { lineItems: { image: object }[] } }).cartInfo.lineItems[0]?.image;
    expect(getImage(theirs)).toMatchObject({ id: 'mug.jpg', filename: 'mug.jpg', altText: 'mug.jpg' });
    for (const lost of ['focalPoint', 'urlExpirationDate']) expect(getImage(theirs)).not.toHaveProperty(lost);
    expect(getImage(own)).toMatchObject(wire);
    const reference = image.decode(wire) as string;
    expect(official.getImageUrl(reference)).toMatchObject({ altText: 'mug.jpg' });
    expect(media.getImageUrl(reference)).toMatchObject({ ...details, urlExpirationDate: new Date(urlExpirationDate) });
  },

  'video-details-kept': async () => {
    const posters = [
      { id: 'a.jpg', width: 8, height: 6 },
      { id: 'b.jpg', width: 80, height: 60 },
    ];
    const resolutions = [{ url: 'https://video.example/720.mp4', width: 1280, height: 720, format: 'mp4' }];
    const json = { variant: { media: { video: { id: 'v', posters, resolutions } } } };
    const { theirs, own } = await both((client) => invoke(client, 'products.getStoreVariant', 'x'), { json });
    const main = 'wix:video://v1/v#posterUri=b.jpg&posterWidth=80&posterHeight=60';
    expect(theirs.value).toEqual({ variant: { media: { video: main } } });
    const { video } = (own.value as { variant: { media: { video: string } } }).variant.media;
    expect(official.getVideoUrl(video)).toEqual(official.getVideoUrl(main));
    expect(media.getVideoUrl(video)).toMatchObject({
      ...official.getVideoUrl(main),
      posters: posters.map((poster) => image.decode(poster)),
      resolutions,
    });
    expect(videoV2.encode(video, 'video')).toEqual({ id: 'v', posters, resolutions });
  },

  'video-poster-largest': async () => {
    const poster = (id: string, side?: number) => ({ id, width: side, height: side });
    const reads = async (posters: unknown[]) => {
      const json = { variant: { media: { video: { id: 'v', posters } } } };
      const { theirs } = await both((client) => invoke(client, 'products.getStoreVariant', 'x'), { json });
      const file = (theirs.value as { variant?: typeof json.variant } | undefined)?.variant?.media.video;
      return [file, videoV2.decode({ id: 'v', posters })];
    };
    expect(await reads([poster('a', 9), poster('b', 1)])).toEqual([
      'wix:video://v1/v#posterUri=b&posterWidth=1&posterHeight=1',
      expect.stringContaining('wix:video://v1/v#posterUri=a&posterWidth=9&posterHeight=9&posters='),
    ]);
    expect(await reads([poster('a')])).toEqual([
      'wix:video://v1/v#posterUri=a&posterWidth=undefined&posterHeight=undefined',
      'wix:video://v1/v#posterUri=a&posterWidth=0&posterHeight=0',
    ]);
  },
} satisfies Record<string, Show>;
