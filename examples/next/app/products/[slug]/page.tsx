import { RichText } from '@cartwright/react/components';
import { productQuery } from '@cartwright/react/queries';
import { createCatalog, getStructuredData, toPlainText, withStock } from '@cartwright/stores/catalog';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { paths } from '../../../components/shop/settings';
import { catalog, getQueryClient, listCollections } from '../../../shop/catalog';
import { Breadcrumbs, JsonLd, pageMetadata, shareImage } from '../../../shop/seo';
import { collectionPath, origin } from '../../../shop/site';
import { ProductView } from './product-view';

interface Props {
  readonly params: Promise<{ slug: string }>;
}

async function load({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  const product = await getQueryClient().fetchQuery(productQuery(catalog, { slug }));
  return product ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { description, media, name, seo, slug } = await load(props);
  const text = seo.description || toPlainText(description, 160);
  return pageMetadata({ name, seo, path: paths.product(slug), description: text, image: media[0]?.image });
}

export default async function ProductPage(props: Props) {
  const found = await load(props);
  const [stock, collections] = await Promise.all([createCatalog(catalog).getStock([found.id]), listCollections()]);
  const product = withStock(found, stock);
  const { description, infoSections, name } = product;
  const collection = collections.find(({ id }) => product.categoryIds.includes(id));
  const images = product.media.flatMap(({ image }) => (image ? [shareImage(image)] : []));
  const trail = [
    ...(collection ? [[collection.name, collectionPath(collection.slug)] as const] : []),
    [name, paths.product(product.slug)],
  ] as const;
  return (
    <>
      <JsonLd data={getStructuredData(product, { url: origin + paths.product(product.slug), images })} />
      <Breadcrumbs trail={trail} />
      <ProductView product={product}>
        <RichText html={description} />
        {infoSections.map((section) => (
          <details key={section.title} className="border-t border-neutral-200 py-3">
            <summary className="cursor-pointer font-medium">{section.title}</summary>
            <RichText html={section.description} />
          </details>
        ))}
      </ProductView>
    </>
  );
}
