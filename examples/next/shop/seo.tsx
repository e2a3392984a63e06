import { media } from '@cartwright/core';
import type { Metadata } from 'next';
import { mediaUrl, name as siteName, origin } from './site';

interface Page {
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly image?: string | undefined;
  readonly seo?: { readonly title: string; readonly indexable: boolean };
}

/** URL of an image in the size that social networks and search engines show. */
export const shareImage = (reference: string) =>
  media.imageSources(reference, { width: 1200, height: 1200, mediaUrl }).src;

/** Metadata of a page. A title that the merchant wrote replaces the name of the page and of the site. */
export function pageMetadata({ name, path, description, image, seo }: Page): Metadata {
  const title = seo?.title ?? name;
  const images = image ? [{ url: shareImage(image), width: 1200, height: 1200 }] : [];
  return {
    title: title === name ? name : { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', siteName, title, description, url: path, images },
    ...(seo?.indexable === false && { robots: { index: false } }),
  };
}

/** Structured data for search engines. React escapes what could end the script. */
export const JsonLd = ({ data }: { data: object }) => (
  <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>
);

/** Breadcrumbs as links and as structured data: pairs of a name and a path below the home page, the current page last. */
export function Breadcrumbs({ trail }: { trail: readonly (readonly [name: string, path: string])[] }) {
  const crumbs = [['Home', '/'] as const, ...trail];
  const itemListElement = crumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }));
  return (
    <nav aria-label="Breadcrumb" className="mb-4 flex gap-2 text-sm text-neutral-600">
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
      {crumbs.slice(0, -1).map(([name, path]) => (
        <a key={path} href={path}>
          {name}
        </a>
      ))}
    </nav>
  );
}
