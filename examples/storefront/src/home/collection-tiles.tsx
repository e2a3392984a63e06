import { useCollections, type Collection } from '@cartwright/react/stores';
import { Link } from '../ui/link.js';
import { blockColor } from '../lib/block-color.js';
import { shownCollections } from '../lib/shown-collections.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { ProductImage } from '../ui/product-image.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { Icon } from '../ui/icon.js';

/** Tiles that link to the collections. */
export function CollectionTiles() {
  const { data, isPending } = useCollections();
  const texts = useTexts('home');
  return (
    <section aria-labelledby="collections" className="wrap mt-28">
      <h2 id="collections" className="mb-10 text-3xl">
        <Phrase text={texts.collections} parts={[(part) => <span className="aside">{part}</span>]} />
      </h2>
      {isPending ? (
        <Loading label={texts.loadingCollections} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="aspect-square rounded-3xl" />
          ))}
        </Loading>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {shownCollections(data?.items).map((collection, index) => (
            <li key={collection.id}>
              <Tile collection={collection} color={blockColor(index)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Tile({ collection, color }: { collection: Collection; color: string }) {
  const { slug, name, image } = collection;
  return (
    <Link
      to={`/collections/${slug}`}
      className={`group flex h-full flex-col overflow-hidden rounded-3xl on-block ${color}`}
    >
      <div className="flex items-start justify-between p-6 pb-5">
        <h3 className="text-xl leading-tight">{name}</h3>
        <Icon
          name="arrow-up-right"
          className="size-6 shrink-0 transition-transform duration-300 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
        />
      </div>
      <ProductImage
        reference={image}
        alt=""
        width={420}
        height={315}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
        className="mt-auto aspect-4/3 w-full rounded-t-3xl transition-transform duration-700 ease-out group-hover:scale-[1.03]"
      />
    </Link>
  );
}
