import type { ProductImage as Picture } from '@cartwright/stores/selection';
import { useTexts } from '../lib/language/use-texts.js';
import { classNames } from '../ui/class-names.js';
import { ProductImage } from '../ui/product-image.js';

interface GalleryProps {
  name: string;
  pictures: readonly Picture[];
  shown: string;
  onShow: (id: string) => void;
}

const panelSizes = '(min-width: 80rem) 44rem, (min-width: 64rem) 50vw, 94vw';

/** Pictures of a product: a large one, and thumbnails to select it, which are radio buttons. */
export function Gallery({ name, pictures, shown, onShow }: GalleryProps) {
  const texts = useTexts('product');
  if (pictures.length === 0)
    return (
      <ProductImage reference={undefined} alt="" width={880} height={978} className="aspect-9/10 w-full rounded-3xl" />
    );
  const getAlt = (picture: Picture) =>
    picture.altText ||
    (pictures.length > 1 ? texts.pictureOf(name, pictures.indexOf(picture) + 1, pictures.length) : name);
  const selected = pictures.find(({ id }) => id === shown) ?? pictures[0];
  return (
    <div
      role="radiogroup"
      aria-label={texts.picturesOf(name)}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,4rem)] gap-2 self-start sm:grid-cols-[repeat(auto-fill,5rem)] md:sticky md:top-24"
    >
      {pictures.map((picture) => (
        <div key={picture.id} className="group/picture contents">
          <ProductImage
            reference={picture.url}
            alt={getAlt(picture)}
            width={880}
            height={978}
            sizes={panelSizes}
            priority={picture === selected}
            className="col-span-full row-start-1 mb-2 hidden aspect-9/10 w-full animate-rise rounded-3xl group-has-checked/picture:block"
          />
          <label
            className={classNames(
              'relative block rounded-xl border-2 border-transparent p-0.5 transition-colors hover:border-line has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              'forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]',
              pictures.length === 1 && 'hidden',
            )}
          >
            <input
              type="radio"
              name="picture"
              aria-label={getAlt(picture)}
              checked={picture === selected}
              onChange={() => onShow(picture.id)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            <ProductImage
              reference={picture.url}
              alt=""
              width={80}
              height={89}
              className="aspect-9/10 w-full rounded-lg"
            />
          </label>
        </div>
      ))}
    </div>
  );
}
