import { media } from '@cartwright/core';
import { client } from '../app/client.js';
import { classNames } from './class-names.js';

const imageSources = client.use(media.imageSources);

interface ProductImageProps {
  /** `wix:image://…` reference or media URL. Without one a placeholder is shown. */
  reference: string | undefined;
  alt: string;
  /** Maximum width, in CSS pixels. With `height` it determines the aspect ratio. */
  width: number;
  height: number;
  sizes?: string;
  /** Whether to load the image immediately. For images above the fold. */
  eager?: boolean;
  className?: string;
}

/** Image of the catalog, with sources for the screen's resolution. */
export function ProductImage({ reference, alt, width, height, sizes, eager, className }: ProductImageProps) {
  if (!reference) return <div aria-hidden className={classNames('bg-tint', className)} />;
  const { src, srcSet } = imageSources(reference, { width, height, fit: 'fill' });
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={classNames('bg-tint object-cover', className)}
    />
  );
}
