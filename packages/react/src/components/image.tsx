'use client';

import { media, type Client } from '@cartwright/core';
import {
  useContext,
  useEffect,
  useRef,
  useState,
  version,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { CartwrightContext } from '../provider/cartwright-context.js';

const images = { getImageUrl: media.getImageUrl, imageSources: media.imageSources };

type ImageSourcesOptions = Parameters<typeof media.imageSources>[1];

/** Props of {@link Image}. Other attributes of `<img>` are passed on. */
export interface ImageProps
  extends
    Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'placeholder' | 'children'>,
    Omit<ImageSourcesOptions, 'mediaUrl'> {
  /** `wix:image://v1/…` reference, or the URL of an image. Without it, the fallback is rendered. */
  reference: string | null | undefined;
  /** Alternative text. Defaults to that of the reference, or to an empty one for a decorative image. */
  alt?: string;
  /** Displayed width by screen size. Defaults to `width`, or the screen's width if that is smaller. */
  sizes?: string;
  /**
   * Whether to load the image at once, for those that are visible first. Others are loaded when they come into view.
   *
   * @default false
   */
  priority?: boolean;
  /**
   * `blur` shows a tiny copy of the image until it is loaded.
   *
   * @default 'none'
   */
  placeholder?: 'blur' | 'none';
  /**
   * Rendered without a reference, and if the image cannot be loaded. Defaults to a transparent image of the same size
   * with the attribute `data-missing`, so that the layout does not change.
   */
  fallback?: ReactNode;
}

const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Attribute `fetchpriority`, which React 18 does not know and passes on as it is written. */
const fetchPriority = (priority: 'high' | 'auto') => ({
  [Number.parseInt(version) < 19 ? 'fetchpriority' : 'fetchPriority']: priority,
});

/** Reads alternative text and focal point from a reference. */
function details(getImageUrl: typeof media.getImageUrl, reference: string) {
  const { altText, filename, focalPoint: { x, y } = {} } = getImageUrl(reference);
  // References hold fractions or percentages.
  const scale = (x ?? 0) <= 1 && (y ?? 0) <= 1 ? 100 : 1;
  return {
    altText: altText === filename ? undefined : altText,
    focalPoint: x === undefined || y === undefined ? undefined : { x: x * scale, y: y * scale },
  };
}

type ImageFunctions = typeof images;

/** Image functions with the media host of the nearest provider's client. */
function useImages(): ImageFunctions {
  const client: Client | undefined = useContext(CartwrightContext)?.client;
  return client ? client.use(images) : images;
}

/**
 * Renders an image of the media manager: sharp on every screen, cropped around its focal point, without layout shift.
 * Without a provider, images are loaded from the platform's media host.
 *
 * @param props - Reference, size, and attributes of `<img>`.
 * @returns An `<img>` element, or the fallback.
 * @example
 * ```tsx
 * import { Image } from '@cartwright/react/components';
 * import type { Product } from '@cartwright/stores/products';
 *
 * export const Card = ({ product: { media, name } }: { product: Product }) => (
 *   <Image reference={media?.mainMedia?.image?.url} alt={name ?? ''} width={480} height={600} sizes="(min-width: 60rem) 20rem, 46vw" />
 * );
 * ```
 */
export function Image({
  reference,
  alt,
  width,
  height,
  fit,
  crop,
  quality,
  format,
  focalPoint,
  sizes,
  priority = false,
  placeholder = 'none',
  fallback,
  style,
  onLoad,
  onError,
  ...attributes
}: ImageProps): ReactElement {
  const { getImageUrl, imageSources } = useImages();
  const element = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<{ reference: typeof reference; isBroken: boolean }>();
  const state = loaded?.reference === reference ? loaded : undefined;
  const hasPlaceholder = placeholder === 'blur';

  useEffect(() => {
    const { complete, naturalWidth } = element.current ?? {};
    const isBroken = naturalWidth === 0;
    // The events of images in server-rendered pages may precede hydration. Without a placeholder, a loaded image stays as
    // it is rendered.
    if (complete && (isBroken || hasPlaceholder)) setLoaded({ reference, isBroken });
  }, [reference, hasPlaceholder]);

  if (!reference || state?.isBroken) {
    if (fallback !== undefined) return <>{fallback}</>;
    return <img {...attributes} src={transparent} alt={alt ?? ''} {...{ width, height, style }} data-missing="" />;
  }
  const own = details(getImageUrl, reference);
  const point = focalPoint ?? own.focalPoint;
  const options = {
    ...(fit && { fit }),
    ...(crop && { crop }),
    ...(quality && { quality }),
    ...(format && { format }),
    ...(point && { focalPoint: point }),
  };
  const sources = imageSources(reference, { ...options, width, ...(height && { height }) });
  const tiny = (): string =>
    imageSources(reference, { ...options, width: 24, height: Math.max(1, Math.round((24 * sources.height) / width)) })
      .src;
  return (
    <img
      {...attributes}
      {...(sources.srcSet
        ? { sizes: sizes ?? `(max-width: ${width}px) 100vw, ${width}px`, srcSet: sources.srcSet }
        : {})}
      src={sources.src}
      width={sources.width}
      height={sources.height}
      alt={alt ?? own.altText ?? ''}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...fetchPriority(priority ? 'high' : 'auto')}
      ref={element}
      style={hasPlaceholder && !state ? { ...style, background: `center / cover no-repeat url("${tiny()}")` } : style}
      onLoad={(event) => {
        if (hasPlaceholder) setLoaded({ reference, isBroken: false });
        onLoad?.(event);
      }}
      onError={(event) => {
        setLoaded({ reference, isBroken: true });
        onError?.(event);
      }}
    />
  );
}
