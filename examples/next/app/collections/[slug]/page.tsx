import { collectionQuery } from '@cartwright/react/queries';
import { notFound } from 'next/navigation';
import { catalog, getQueryClient } from '../../../shop/catalog';
import { Breadcrumbs, pageMetadata } from '../../../shop/seo';
import { collectionPath } from '../../../shop/site';
import { Listing, readQuery, type Query } from '../../../ui/listing';

interface Props {
  readonly params: Promise<{ slug: string }>;
  readonly searchParams: Promise<Query>;
}

async function load({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  const collection = await getQueryClient().fetchQuery(collectionQuery(catalog, { slug }));
  return { ...(collection ?? notFound()), path: collectionPath(slug) };
}

export async function generateMetadata(props: Props) {
  const { description, path, seo, ...collection } = await load(props);
  const { page } = readQuery(await props.searchParams);
  const canonical = page > 1 ? `${path}?page=${page}` : path;
  return pageMetadata({ ...collection, seo, path: canonical, description: seo.description || description });
}

export default async function CollectionPage(props: Props) {
  const { id, name, path, description } = await load(props);
  return (
    <>
      <Breadcrumbs trail={[[name, path]]} />
      <h1>{name}</h1>
      <p className="my-2 text-xl">{description}</p>
      <Listing scope={{ collectionId: id }} query={await props.searchParams} />
    </>
  );
}
