import { Image } from '@cartwright/react/components';
import type { Product } from '@cartwright/react/stores';
import { listImages } from '@cartwright/stores/selection';
import { useState } from 'react';
import type { ProductTexts } from './product-texts';

const size = { width: 880, height: 978, sizes: '(min-width: 80rem) 44rem, (min-width: 64rem) 50vw, 94vw' };

interface GalleryProps {
  readonly product: Product;
  /** ID of the picture of the choices. It is shown when it changes. */
  readonly chosen: string | undefined;
  readonly texts: ProductTexts;
}

/** Pictures of a product: a large one, and thumbnails to select it, which are radio buttons. */
export function Gallery({ product, chosen, texts }: GalleryProps) {
  const { name } = product;
  const images = listImages(product);
  const pictures = images.length > 0 ? images : [{ id: '', url: undefined, altText: '' }];
  const [picked, setPicked] = useState({ id: '', instead: chosen });
  const shown = picked.id && picked.instead === chosen ? picked.id : chosen;
  const selected = pictures.find(({ id }) => id === shown) ?? pictures[0];
  return (
    <div
      role="radiogroup"
      aria-label={texts.picturesOf(name)}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 self-start sm:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] md:sticky md:top-24"
    >
      {pictures.map((picture, index) => {
        const numbered = pictures.length > 1 ? texts.pictureOf(name, index + 1, pictures.length) : name;
        const alt = picture.altText || numbered;
        return (
          <div key={picture.id} className="group/picture contents">
            <Image
              reference={picture.url}
              alt={alt}
              {...size}
              fit="fill"
              priority={picture === selected}
              className="col-span-full row-start-1 mb-2 hidden aspect-9/10 w-full rounded-3xl bg-neutral-100 object-cover group-has-checked/picture:block"
            />
            <label className="relative block rounded-xl border-2 border-transparent p-0.5 transition-colors group-only/picture:hidden hover:border-neutral-200 has-checked:border-neutral-900 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]">
              <input
                type="radio"
                name="picture"
                aria-label={alt}
                checked={picture === selected}
                onChange={() => setPicked({ id: picture.id, instead: chosen })}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
              />
              <Image
                reference={picture.url}
                alt=""
                width={80}
                height={89}
                fit="fill"
                className="aspect-9/10 w-full rounded-lg bg-neutral-100 object-cover"
              />
            </label>
          </div>
        );
      })}
    </div>
  );
}
