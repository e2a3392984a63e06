import { Image, type ImageProps } from '@cartwright/react/components';
import { classNames } from './class-names.js';

/** Image of the catalog, in the store's style. Without one, or if it cannot be loaded, its place stays. */
export const ProductImage = ({ className, ...image }: ImageProps & { height: number }) => (
  <Image {...image} fit="fill" className={classNames('bg-tint object-cover', className)} />
);
