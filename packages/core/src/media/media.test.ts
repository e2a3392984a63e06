import { describe, expect, test } from 'vitest';
import { media } from '../index.js';

const mug = 'wix:image://v1/11062b_1~mv2.jpg/a%20mug.jpg#originWidth=800&originHeight=600';

describe('getImageUrl', () => {
  test('the parts of a reference', () => {
    expect(media.getImageUrl(mug)).toEqual({
      id: '11062b_1~mv2.jpg',
      url: 'https://static.wixstatic.com/media/11062b_1~mv2.jpg',
      width: 800,
      height: 600,
      altText: 'a mug.jpg',
      filename: 'a mug.jpg',
    });
  });

  test('a URL from elsewhere is kept', () => {
    expect(media.getImageUrl('https://cdn.example/x.jpg')).toEqual({
      id: '',
      url: 'https://cdn.example/x.jpg',
      width: 0,
      height: 0,
    });
  });
});

test('scaled URLs, for references and for media URLs', () => {
  const file = 'https://static.wixstatic.com/media/11062b_1~mv2.jpg';
  const filled = `${file}/v1/fill/w_400,h_300,al_c,q_80,enc_auto/11062b_1~mv2.jpg`;
  expect(media.getScaledToFillImageUrl(mug, 400, 300)).toBe(filled);
  expect(media.getScaledToFillImageUrl(file, 400, 300)).toBe(filled);
  expect(media.getScaledToFillImageUrl(filled, 400, 300)).toBe(filled);
  expect(media.getScaledToFitImageUrl(mug, 400, 300)).toBe(`${file}/v1/fit/w_400,h_300,q_80,enc_auto/11062b_1~mv2.jpg`);
  expect(media.getScaledToFillImageUrl('https://cdn.example/x.jpg', 400, 300)).toBe('https://cdn.example/x.jpg');
});

describe('imageSources', () => {
  test('four densities, and the proportions of the original', () => {
    const { src, srcSet, width, height } = media.imageSources(mug, {
      width: 400,
      mediaUrl: 'http://127.0.0.1:4000/media',
    });
    expect([width, height]).toEqual([400, 300]);
    expect(src).toBe(
      'http://127.0.0.1:4000/media/11062b_1~mv2.jpg/v1/fill/w_400,h_300,al_c,q_80,enc_auto/11062b_1~mv2.jpg',
    );
    expect(srcSet.split(', ').map((source) => source.split(' ')[1])).toEqual(['200w', '400w', '600w', '800w']);
  });

  test('an image that cannot be resized has no srcset', () => {
    expect(media.imageSources('https://cdn.example/x.jpg', { width: 40 })).toEqual({
      src: 'https://cdn.example/x.jpg',
      srcSet: '',
      width: 40,
      height: 40,
    });
  });
});
