import type { ProductSummary } from '@cartwright/react/stores';
import { expect, test } from 'vitest';
import { listCardPictures } from './card-pictures.js';

const picture = (image: string) => ({ image, altText: '' });

const choice = (name: string, ...images: string[]) => ({ name, media: images.map(picture) });

const product = {
  media: [picture('ink'), picture('moss')],
  options: [
    { name: 'Color', choices: [choice('Ink', 'ink'), choice('Moss', 'moss'), choice('Rust')] },
    { name: 'Size', choices: [choice('M')] },
  ],
} as unknown as ProductSummary;

test('a card shows the picture of the choice that a listing is filtered by, then the others', () => {
  expect(listCardPictures(product)).toEqual(['ink', 'moss']);
  expect(listCardPictures(product, { Color: ['Moss'], Size: ['M'] })).toEqual(['moss', 'ink']);
  expect(listCardPictures(product, { Color: ['Rust'] })).toEqual(['ink', 'moss']);
  expect(listCardPictures(product, { Size: ['Moss'] })).toEqual(['ink', 'moss']);
});
