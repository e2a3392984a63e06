import type { ProductImage as Picture } from '@cartwright/stores/selection';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { ProductImage } from '../ui/product-image.js';

interface GalleryProps {
  name: string;
  pictures: readonly Picture[];
  shown: string;
  onShow: (id: string) => void;
}

const panelSizes = '(min-width: 80rem) 44rem, (min-width: 64rem) 50vw, 94vw';

/** Pictures of a product: a large one, and thumbnails to select by click or arrow keys. */
export function Gallery({ name, pictures, shown, onShow }: GalleryProps) {
  if (pictures.length === 0)
    return (
      <ProductImage reference={undefined} alt="" width={880} height={978} className="aspect-9/10 w-full rounded-3xl" />
    );
  const altOf = (picture: Picture) =>
    picture.altText ||
    (pictures.length > 1 ? `${name}, picture ${pictures.indexOf(picture) + 1} of ${pictures.length}` : name);
  return (
    <Tabs
      selectedKey={pictures.some(({ id }) => id === shown) ? shown : (pictures[0]?.id ?? '')}
      onSelectionChange={(id) => onShow(String(id))}
      className="flex min-w-0 flex-col gap-4 self-start md:sticky md:top-24"
    >
      {pictures.length > 1 && (
        <TabList aria-label={`Pictures of ${name}`} className="order-last flex gap-3 overflow-x-auto p-1">
          {pictures.map((picture) => (
            <Tab
              key={picture.id}
              id={picture.id}
              aria-label={altOf(picture)}
              className="w-16 shrink-0 cursor-pointer rounded-xl border-2 border-transparent p-0.5 transition-colors hover:border-line data-selected:border-ink sm:w-20 forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]"
            >
              <ProductImage
                reference={picture.url}
                alt=""
                width={80}
                height={89}
                className="aspect-9/10 w-full rounded-lg"
              />
            </Tab>
          ))}
        </TabList>
      )}
      {pictures.map((picture, index) => (
        <TabPanel key={picture.id} id={picture.id} className="rounded-3xl">
          <ProductImage
            reference={picture.url}
            alt={altOf(picture)}
            width={880}
            height={978}
            sizes={panelSizes}
            priority={index === 0}
            className="aspect-9/10 w-full animate-rise rounded-3xl"
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
