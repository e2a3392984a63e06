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

/** Pictures of a product: a large one, and thumbnails to select it. Without scripts, all are large. */
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
    <div className="flex min-w-0 flex-col gap-4 self-start md:sticky md:top-24">
      {pictures.map((picture) => (
        <ProductImage
          key={picture.id}
          reference={picture.url}
          alt={getAlt(picture)}
          width={880}
          height={978}
          sizes={panelSizes}
          priority={picture === selected}
          className={classNames(
            'aspect-9/10 w-full animate-rise rounded-3xl',
            picture !== selected && 'hidden noscript:block',
          )}
        />
      ))}
      {pictures.length > 1 && (
        <ul aria-label={texts.picturesOf(name)} className="-m-1 flex gap-2 overflow-x-auto noscript:hidden">
          {pictures.map((picture) => (
            <li key={picture.id} className="shrink-0">
              <button
                type="button"
                aria-label={getAlt(picture)}
                aria-current={picture === selected}
                onClick={() => onShow(picture.id)}
                className="block w-16 cursor-pointer rounded-xl border-2 border-transparent p-0.5 transition-colors hover:border-line aria-[current=true]:border-ink sm:w-20 forced-colors:border-[Canvas] forced-colors:aria-[current=true]:border-[Highlight]"
              >
                <ProductImage
                  reference={picture.url}
                  alt=""
                  width={80}
                  height={89}
                  className="aspect-9/10 w-full rounded-lg"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
