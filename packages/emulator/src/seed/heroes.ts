import type { Art } from '../media/art.js';
import { swatches as c } from './swatches.js';

/** The wide pictures for a home page. */
export const heroes: readonly { readonly altText: string; readonly objects: readonly Art[]; readonly wall: string }[] =
  [
    {
      altText: 'A teapot, a stool and an olive tree in the morning sun',
      objects: [
        ['plant', c.Sage, c.Clay, 'olive'],
        ['lamp', c.Sand, c.Cream, 'stone'],
        ['teapot', c.Moss, c.Sand],
        ['mug', c.Clay, c.Cream, 'dip'],
        ['bowl', c.Sky, c.Cream, 'ribs'],
      ],
      wall: c.Oat,
    },
    {
      altText: 'A chair, a basket and a lamp against a green wall',
      objects: [
        ['chair', c.Oak, c.Walnut, 'spindle'],
        ['basket', c.Sand, c.Walnut],
        ['stool', c.Oak, c.Walnut],
        ['plant', c.Pine, c.Fog, 'rubber'],
      ],
      wall: c.Sage,
    },
    {
      altText: 'A gift box, candles and a bottle of oil on a rose table',
      objects: [
        ['oil', c.Pine, c.Butter],
        ['giftbox', c.Clay, c.Cream, 'ribbon'],
        ['candle', c.Sage, c.Pine, 'jar'],
        ['teatin', c.Moss, c.Rose],
        ['honey', c.Ochre, c.Cream],
      ],
      wall: c.Rose,
    },
  ];
