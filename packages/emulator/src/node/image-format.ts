/** The formats that pictures are served in, the preferred ones first, with their media types. */
const mediaTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const;

/** A format that pictures are served in. */
export type ImageFormat = keyof typeof mediaTypes;

/** The media type of a format. */
export const mediaType = (format: ImageFormat): string => mediaTypes[format];

const formats = Object.keys(mediaTypes) as ImageFormat[];

/** The format of a file extension or of an `enc_` parameter. */
const named = (name = ''): ImageFormat | undefined =>
  formats.find((format) => format === name.toLowerCase().replace(/^jpg$/i, 'jpeg'));

/** The media types that an `Accept` header names, without those of weight zero. */
const accepted = (accept: string): ReadonlySet<string> =>
  new Set(
    accept.split(',').flatMap((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
    }),
  );

/**
 * The format of a picture: the one that the path encodes to (`enc_avif`), else the one of its name (`mug.png`). A name
 * without an extension, or `enc_auto`, leaves it to the `Accept` header, and a header that names no format to the name
 * or JPEG.
 */
export function imageFormat(pathname: string, accept: string | null): ImageFormat {
  const encoding = /[,/]enc_([a-z]+)/i.exec(pathname)?.[1];
  const byName = named(/\.([a-z]+)$/i.exec(pathname)?.[1]);
  const fixed = named(encoding) ?? (encoding === undefined || byName === 'svg' ? byName : undefined);
  if (fixed) return fixed;
  const types = accepted(accept ?? '');
  return formats.find((format) => types.has(mediaTypes[format])) ?? byName ?? 'jpeg';
}
