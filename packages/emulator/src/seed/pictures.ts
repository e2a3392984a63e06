import type { StoredImage } from '../shop/images/image.js';
import type { Art } from '../media/art.js';
import type { Picture, Shot } from '../media/picture.js';
import { shopCollections, standardCollections } from './collections.js';
import type { SeedProduct } from './seed-product.js';
import { slugOf } from '../shop/catalog-v1/slug.js';
import { type Swatch, swatches } from './swatches.js';
import { heroes } from './heroes.js';

const side = 1200;

const shots: readonly (readonly [Shot, string])[] = [
  ['front', ''],
  ['detail', ', close up'],
  ['scene', ', at home'],
];

interface Entry {
  readonly image: StoredImage;
  readonly picture: Picture;
}

const entry = (id: string, altText: string, width: number, height: number, picture: Picture): Entry => ({
  image: { id: `cw-${id}`, width, height, altText },
  picture,
});

const galleryOf = (product: SeedProduct): Entry[] => {
  const slug = slugOf(product.name);
  return shots.map(([shot, note], index) =>
    entry(`${slug}-0${index + 1}`, product.name + note, side, side, {
      kind: 'product',
      art: product.art,
      shot,
      key: slug,
    }),
  );
};

/** The pictures of a product in another color: the first color is the one of the gallery. */
const colorEntry = (product: SeedProduct, color: Swatch): Entry => {
  const slug = slugOf(product.name);
  const [object, own, accent, style] = product.art;
  const art: Art = [object, swatches[color], accent === own ? swatches[color] : (accent ?? own), style ?? 'plain'];
  const id = `${slug}-${color.toLowerCase()}-01`;
  return entry(id, `${product.name} in ${color}`, side, side, { kind: 'product', art, shot: 'front', key: slug });
};

const colorEntries = (product: SeedProduct): Entry[] =>
  (product.colors ?? []).slice(1).map((color) => colorEntry(product, color));

/** The images of a product: its gallery, then one for each further color. */
export const imagesOf = (product: SeedProduct): StoredImage[] =>
  [...galleryOf(product), ...colorEntries(product)].map(({ image }) => image);

/** The images of the choice of a color. */
export function colorImages(product: SeedProduct, color: Swatch): StoredImage[] {
  const chosen = product.colors?.[0] === color ? galleryOf(product)[0] : colorEntry(product, color);
  return chosen ? [chosen.image] : [];
}

const collectionEntries = [...standardCollections, ...shopCollections].map((collection) =>
  entry(`collection-${collection.slug}`, collection.name, 1600, 1000, {
    kind: 'group',
    ...collection.picture,
    key: collection.slug,
  }),
);

/** The image of a collection, by its slug. */
export const collectionImages = (slug: string): StoredImage[] =>
  collectionEntries.filter(({ image }) => image.id === `cw-collection-${slug}`).map(({ image }) => image);

const heroEntries = heroes.map((hero, index) =>
  entry(`hero-0${index + 1}`, hero.altText, 2400, 1350, { kind: 'group', ...hero, key: `hero ${index}` }),
);

const entries = [
  ...shopCollections.flatMap(({ products }) =>
    products.flatMap((product) => [...galleryOf(product), ...colorEntries(product)]),
  ),
  ...collectionEntries,
  ...heroEntries,
];

/** Every picture of the seed by its media id, with the image it is served as. */
export const pictures: ReadonlyMap<string, Entry> = new Map(entries.map((each) => [each.image.id, each]));
