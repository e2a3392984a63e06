import { allProductsId } from '../shop/catalog-v1/collection.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type { Art } from '../media/art.js';
import type { SeedProduct } from './seed-product.js';
import { apparel } from './products/apparel.js';
import { bags } from './products/bags.js';
import { candlesPlants } from './products/candles-plants.js';
import { gifts } from './products/gifts.js';
import { kitchen } from './products/kitchen.js';
import { living } from './products/living.js';
import { pantryBath } from './products/pantry-bath.js';
import { paper } from './products/paper.js';
import { swatches as c } from './swatches.js';

/** A collection of the seed with the products that are at home in it. */
export interface SeedCollection {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly text: string;
  readonly products: readonly SeedProduct[];
  /** The objects of its picture, left to right, and the color of the wall. */
  readonly picture: { readonly objects: readonly Art[]; readonly wall: string };
}

type Row = Omit<SeedCollection, 'id'>;

const rows: readonly Row[] = [
  {
    name: 'Kitchen & Table',
    slug: 'kitchen-table',
    text: 'Tools that earn their hook, and plates for every night of the week.',
    products: kitchen,
    picture: {
      objects: [
        ['crock', c.Cream, c.Oak],
        ['dutchoven', c.Rust, c.Brass],
        ['mug', c.Sage, c.Cream, 'dip'],
      ],
      wall: c.Sand,
    },
  },
  {
    name: 'Living',
    slug: 'living',
    text: 'Light, wool and wood for the rooms where nothing much has to happen.',
    products: living,
    picture: {
      objects: [
        ['chair', c.Oak, c.Walnut, 'spindle'],
        ['lamp', c.Slate, c.Cream, 'stone'],
        ['basket', c.Sand, c.Walnut],
      ],
      wall: c.Sage,
    },
  },
  {
    name: 'Candles & Plants',
    slug: 'candles-plants',
    text: 'Things that glow and things that grow.',
    products: candlesPlants,
    picture: {
      objects: [
        ['plant', c.Sage, c.Clay, 'olive'],
        ['candle', c.Charcoal, c.Cream, 'jar'],
        ['plant', c.Moss, c.Cream, 'trailing'],
      ],
      wall: c.Butter,
    },
  },
  {
    name: 'Apparel',
    slug: 'apparel',
    text: 'Honest cloth, cut simply, made to be worn out slowly.',
    products: apparel,
    picture: {
      objects: [
        ['sweater', c.Cream, c.Sand, 'cable'],
        ['overshirt', c.Ochre, c.Walnut],
        ['beanie', c.Rust, c.Rust, 'rib'],
      ],
      wall: c.Sky,
    },
  },
  {
    name: 'Bags & Travel',
    slug: 'bags-travel',
    text: 'Canvas, leather and one good umbrella, for the bakery or the night train.',
    products: bags,
    picture: {
      objects: [
        ['backpack', c.Moss, c.Walnut, 'roll'],
        ['duffel', c.Navy, c.Walnut],
        ['tote', c.Cream, c.Rust, 'dip'],
      ],
      wall: c.Clay,
    },
  },
  {
    name: 'Paper & Prints',
    slug: 'paper-prints',
    text: 'For writing it down, sending it off or hanging it up.',
    products: paper,
    picture: {
      objects: [
        ['print', c.Moss, c.Ochre, 'hills'],
        ['notebook', c.Pine, c.Butter, 'cloth'],
        ['pencils', c.Ochre, c.Moss],
      ],
      wall: c.Rose,
    },
  },
  {
    name: 'Pantry & Bath',
    slug: 'pantry-bath',
    text: 'Small luxuries that run out, which is the best thing about them.',
    products: pantryBath,
    picture: {
      objects: [
        ['oil', c.Pine, c.Butter],
        ['coffee', c.Rust, c.Cream, 'sun'],
        ['pump', c.Walnut, c.Cream],
      ],
      wall: c.Sage,
    },
  },
  {
    name: 'Gifts & Listening',
    slug: 'gifts-listening',
    text: 'Wrapped, recorded or sent by e-mail: presents for people you know well.',
    products: gifts,
    picture: {
      objects: [
        ['giftbox', c.Clay, c.Cream, 'ribbon'],
        ['bird', c.Oak, c.Rust],
        ['candle', c.Sage, c.Pine, 'jar'],
      ],
      wall: c.Plum,
    },
  },
];

/** The collections that every store has, which have no products of their own. */
export const standardCollections: readonly SeedCollection[] = [
  {
    id: allProductsId,
    name: 'All Products',
    slug: 'all-products',
    text: 'Everything on the shelves.',
    products: [],
    picture: {
      objects: [
        ['vase', c.Slate, c.Sky, 'neck'],
        ['throw', c.Rust, c.Cream, 'fringe'],
        ['teapot', c.Moss, c.Sand],
      ],
      wall: c.Oat,
    },
  },
  {
    id: derivedId('collection', 'featured-products'),
    name: 'Featured Products',
    slug: 'featured-products',
    text: 'What we would show you first if you walked in.',
    products: [],
    picture: {
      objects: [
        ['teapot', c.Moss, c.Sand],
        ['candle', c.Charcoal, c.Cream, 'jar'],
        ['plant', c.Sage, c.Clay, 'olive'],
      ],
      wall: c.Sky,
    },
  },
];

/** The eight collections of the shop. */
export const shopCollections: readonly SeedCollection[] = rows.map((row) => ({
  ...row,
  id: derivedId('collection', row.slug),
}));
