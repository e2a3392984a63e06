import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { media } from '../index.js';

const mug = 'wix:image://v1/11062b_1~mv2.jpg/a%20mug.jpg#originWidth=800&originHeight=600';

describe('getImageUrl', () => {
  test('parses a reference', () => {
    expect(media.getImageUrl(mug)).toEqual({
      id: '11062b_1~mv2.jpg',
      url: 'https://static.wixstatic.com/media/11062b_1~mv2.jpg',
      width: 800,
      height: 600,
      altText: 'a mug.jpg',
      filename: 'a mug.jpg',
    });
  });

  test('keeps an external URL', () => {
    expect(media.getImageUrl('https://cdn.example/x.jpg')).toEqual({
      id: '',
      url: 'https://cdn.example/x.jpg',
      width: 0,
      height: 0,
    });
  });
});

test('getScaledToFillImageUrl and getScaledToFitImageUrl accept references and media URLs', () => {
  const file = 'https://static.wixstatic.com/media/11062b_1~mv2.jpg';
  const filled = `${file}/v1/fill/w_400,h_300,al_c,q_80,enc_auto/11062b_1~mv2.jpg`;
  expect(media.getScaledToFillImageUrl(mug, 400, 300)).toBe(filled);
  expect(media.getScaledToFillImageUrl(file, 400, 300)).toBe(filled);
  expect(media.getScaledToFillImageUrl(filled, 400, 300)).toBe(filled);
  expect(media.getScaledToFitImageUrl(mug, 400, 300)).toBe(`${file}/v1/fit/w_400,h_300,q_80,enc_auto/11062b_1~mv2.jpg`);
  expect(media.getScaledToFillImageUrl('https://cdn.example/x.jpg', 400, 300)).toBe('https://cdn.example/x.jpg');
});

describe('imageSources', () => {
  test('returns five densities at the original aspect ratio', () => {
    const { src, srcSet, width, height } = media.imageSources(mug, {
      width: 400,
      mediaUrl: 'http://127.0.0.1:4000/media',
    });
    expect([width, height]).toEqual([400, 300]);
    expect(src).toBe(
      'http://127.0.0.1:4000/media/11062b_1~mv2.jpg/v1/fill/w_400,h_300,al_c,q_80,enc_auto/11062b_1~mv2.jpg',
    );
    expect(srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual(['200w', '300w', '400w', '600w', '800w']);
  });

  test('returns an empty srcSet for images that cannot be resized', () => {
    expect(media.imageSources('https://cdn.example/x.jpg', { width: 40 })).toEqual({
      src: 'https://cdn.example/x.jpg',
      srcSet: '',
      width: 40,
      height: 40,
    });
  });
});

describe('imageSources: crop, focal point, quality and format', () => {
  const file = 'https://static.wixstatic.com/media/11062b_1~mv2.jpg';
  const source = (options: Parameters<typeof media.imageSources>[1]) => media.imageSources(mug, options).src;

  test('always returns the same attributes', () => {
    const crop = { x: 600, y: 200, width: 200, height: 100 };
    const sources = media.imageSources(mug, { width: 100, crop, quality: 55, format: 'avif' });
    expect(sources).toMatchObject({ width: 100, height: 50 });
    expect(sources.src).toBe(
      `${file}/v1/crop/x_600,y_200,w_200,h_100/fill/w_100,h_50,al_c,q_55,enc_avif,quality_auto/11062b_1~mv2.jpg`,
    );
    expect(Object.keys(sources)).toEqual(Object.keys(media.imageSources(mug, { width: 100 })));
  });

  test('the focal point is a percentage and applies to cropped images only', () => {
    const focalPoint = { x: 10, y: 200 };
    expect(source({ width: 400, height: 300, focalPoint })).toContain('/fill/w_400,h_300,fp_0.10_1.00,q_80,');
    expect(source({ width: 400, height: 300, focalPoint, fit: 'fit' })).toContain('/fit/w_400,h_300,q_80,');
  });

  test('clips the region to the image', () => {
    const at = (x: number, y: number) => source({ width: 50, height: 50, crop: { x, y, width: 300, height: 300 } });
    expect(at(700, 500)).toContain('/crop/x_700,y_500,w_100,h_100/');
    expect(at(-10, 0)).toContain('/crop/x_0,y_0,w_290,h_300/');
    expect(at(800, 0)).not.toContain('crop');
    const all = { x: -5, y: 0, width: 900, height: 900 };
    expect(source({ width: 50, height: 50, crop: all })).not.toContain('crop');
  });

  test('accepts lone surrogates', () => {
    expect(media.imageSources('wix:image://v1/a\uD800.jpg', { width: 40 }).src).toContain('/media/a%EF%BF%BD.jpg/');
  });

  test('serves GIF and SVG files unchanged', () => {
    for (const name of ['a.gif', 'a.SVG']) {
      const { src, srcSet } = media.imageSources(`wix:image://v1/${name}#originWidth=80&originHeight=60`, {
        width: 40,
      });
      expect([src, srcSet]).toEqual([`https://static.wixstatic.com/media/${name}`, '']);
    }
  });
});

test('getCroppedImageUrl returns the URL of a region', () => {
  expect(media.getCroppedImageUrl(mug, 10, 20, 300, 200, 150, 100)).toBe(
    'https://static.wixstatic.com/media/11062b_1~mv2.jpg/v1/crop/x_10,y_20,w_300,h_200/fill/w_150,h_100,al_c,q_80,enc_auto/11062b_1~mv2.jpg',
  );
  expect(media.getCroppedImageUrl('https://cdn.example/x.jpg', 0, 0, 1, 1, 1, 1)).toBe('https://cdn.example/x.jpg');
});

const film = 'wix:video://v1/11062b_f/my%20film.mp4#posterUri=11062b_p~mv2.jpg&posterWidth=640&posterHeight=360';

test('getVideoUrl parses references, posters and resolutions', () => {
  expect(media.getVideoUrl(film)).toEqual({
    id: '11062b_f',
    url: 'https://video.wixstatic.com/video/11062b_f/file',
    thumbnail: 'wix:image://v1/11062b_p~mv2.jpg#originWidth=640&originHeight=360',
    posters: ['wix:image://v1/11062b_p~mv2.jpg#originWidth=640&originHeight=360'],
    filename: 'my film.mp4',
  });
  expect(media.getVideoUrl(film, '720p').url).toBe('https://video.wixstatic.com/video/11062b_f/720p/mp4/file.mp4');
  const played = 'https://video.wixstatic.com/video/11062b_f/720p/mp4/file.mp4';
  expect(media.getVideoUrl(played)).toEqual({ id: '11062b_f', url: 'https://video.wixstatic.com/video/11062b_f/file' });
});

test('getAudioUrl parses references and durations', () => {
  expect(media.getAudioUrl('wix:audio://v1/a.mp3/my%20song.mp3#duration=7.5')).toEqual({
    id: 'a.mp3',
    url: 'https://static.wixstatic.com/mp3/a.mp3',
    duration: 7.5,
    filename: 'my song.mp3',
  });
  expect(media.getAudioUrl('wix:audio://v1/a').duration).toBe(0);
});

test('getDocumentUrl parses references', () => {
  const url = 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/d.pdf';
  expect(media.getDocumentUrl('wix:document://v1/d.pdf/f%20x.pdf')).toEqual({ id: 'd.pdf', url, filename: 'f x.pdf' });
  expect(media.getDocumentUrl('wix:document://v1/ugd/d.pdf/f.pdf')).toEqual({ id: 'd.pdf', url, filename: 'f.pdf' });
});

describe.each([media.getVideoUrl, media.getAudioUrl, media.getDocumentUrl])('$name', (getUrl) => {
  test('keeps an external URL', () => {
    expect(getUrl('https://cdn.example/x')).toMatchObject({ id: '', url: 'https://cdn.example/x' });
  });

  test('property: any string yields an http URL or a validation error', () => {
    const schemes = ['wix:video://v1/', 'wix:audio://v1/', 'wix:document://v1/', 'https://', 'javascript:', ''];
    const text = fc.tuple(fc.constantFrom(...schemes), fc.string({ unit: 'binary' })).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (reference) => {
        try {
          expect(getUrl(reference).url).toMatch(/^https?:/i);
        } catch (error) {
          expect(error).toMatchObject({ kind: 'validation' });
        }
      }),
      { numRuns: repetitions({ sample: 200, full: 2000 }) },
    );
  });
});

describe('getReference', () => {
  test.each([
    [media.getImageUrl(mug), mug],
    [
      media.getImageUrl(`${mug}&altText=A%20mug&focalPoint=%7B%22x%22%3A0.5%2C%22y%22%3A0.25%7D`),
      `${mug}&altText=A%20mug&focalPoint=%7B%22x%22%3A0.5%2C%22y%22%3A0.25%7D`,
    ],
    [media.getVideoUrl(film), film],
    [media.getVideoUrl(film, '1080p'), film],
    [media.getAudioUrl('wix:audio://v1/a.mp3/s.mp3#duration=7'), 'wix:audio://v1/a.mp3/s.mp3#duration=7'],
    [media.getDocumentUrl('wix:document://v1/d.pdf/f%20x.pdf'), 'wix:document://v1/d.pdf/f%20x.pdf'],
  ])('is the inverse for %o', (file, reference) => {
    expect(media.getReference(file)).toBe(reference);
  });

  test('accepts file URLs', () => {
    expect(media.getReference(media.getScaledToFillImageUrl(mug, 40, 30))).toBe('wix:image://v1/11062b_1~mv2.jpg');
    expect(media.getReference(media.getVideoUrl(film, '720p').url)).toBe('wix:video://v1/11062b_f');
    expect(media.getReference('https://cdn.example/x.jpg')).toBe('https://cdn.example/x.jpg');
  });

  test('property: accepts any file ID and name', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => !/^\.{1,2}$/.test(id));
    const getters = {
      image: media.getImageUrl,
      video: media.getVideoUrl,
      audio: media.getAudioUrl,
      document: media.getDocumentUrl,
      vector: media.getShapeUrl,
    };
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(getters)), text, text, (kind, id, name) => {
        const getUrl = getters[kind as keyof typeof getters];
        const plain = `wix:${kind}://v1/${encodeURIComponent(id)}`;
        const hash = kind === 'audio' ? '#duration=0' : '';
        const file = getUrl(`${plain}/${encodeURIComponent(name)}`);
        expect(file).toMatchObject({ id, filename: name });
        expect(media.getReference(file)).toBe(`${plain}/${encodeURIComponent(name)}${hash}`);
        expect(media.getReference(file.url)).toBe(plain);
        expect(getUrl(file.url)).toMatchObject({ id, url: file.url });
      }),
      { numRuns: repetitions({ sample: 200, full: 1000 }) },
    );
  });

  test('accepts images served by an emulator', () => {
    const local = 'http://127.0.0.1:4000/media';
    const file = media.getImageUrl(mug, local);
    expect(media.getReference(file, local)).toBe(mug);
    expect(media.imageSources(file.url, { width: 40, mediaUrl: local }).src).toContain(
      '/media/11062b_1~mv2.jpg/v1/fill/w_40,',
    );
  });
});

test('treats a media folder on another host as external', () => {
  const url = 'https://shop.example/media/photo.jpg';
  expect(media.getImageUrl(url).url).toBe(url);
  expect(media.getScaledToFillImageUrl(url, 40, 40)).toBe(url);
  expect(media.getReference(url)).toBe(url);
});

describe('getShapeUrl', () => {
  const heart = {
    id: 'heart.svg',
    url: 'https://static.wixstatic.com/shapes/heart.svg',
    width: 0,
    height: 0,
    altText: 'A heart.svg',
    filename: 'A heart.svg',
  };

  test('accepts references and URLs of shapes', () => {
    expect(media.getShapeUrl('wix:vector://v1/heart.svg/A%20heart.svg')).toEqual(heart);
    expect(media.getShapeUrl('wix:image://v1/heart.svg/A%20heart.svg#originWidth=8&originHeight=6')).toEqual({
      ...heart,
      width: 8,
      height: 6,
    });
    expect(media.getShapeUrl(heart.url)).toEqual({ id: heart.id, url: heart.url, width: 0, height: 0 });
    expect(media.getReference(heart)).toBe('wix:vector://v1/heart.svg/A%20heart.svg');
  });

  test('keeps an external URL and rejects other strings', () => {
    expect(media.getShapeUrl('https://h/a.svg')).toEqual({ id: '', url: 'https://h/a.svg', width: 0, height: 0 });
    for (const text of ['', 'heart.svg', 'javascript:alert(1)', 'wix:video://v1/v']) {
      expect(() => media.getShapeUrl(text)).toThrow('"reference" must be a wix:vector reference or an http URL');
    }
  });
});
