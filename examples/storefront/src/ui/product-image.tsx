import { media } from '@cartwright/core';
import { client } from '../app/client.js';
import { classNames } from './class-names.js';

const imageSources = client.use(media.imageSources);

interface ProductImageProps {
  /** `wix:image://…` or a media URL; without one a quiet placeholder is drawn. */
  reference: string | undefined;
  alt: string;
  /** The drawn size in CSS pixels at its largest; also the shape. */
  width: number;
  height: number;
  sizes?: string;
  /** For the images seen first: loaded at once. */
  eager?: boolean;
  className?: string;
}

/** An image of the catalog in the size that the screen needs. */
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
