/** Image formats in order of preference, with their media types. */
const mediaTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const;

/** Image format. */
export type ImageFormat = keyof typeof mediaTypes;

/** Media type of an image format. */
export const mediaType = (format: ImageFormat): string => mediaTypes[format];

const formats = Object.keys(mediaTypes) as ImageFormat[];

/** Image format of a file extension. */
const formatByExtension = (name = ''): ImageFormat | undefined =>
  formats.find((format) => format === name.toLowerCase().replace(/^jpg$/i, 'jpeg'));

/** Media types of an `Accept` header, without those of weight zero. */
const acceptedFormat = (accept: string): ReadonlySet<string> =>
  new Set(
    accept.split(',').flatMap((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
    }),
  );

/**
 * Format to serve an image in. The path's extension (`mug.png`) determines it, unless the path names an encoding:
 * `enc_auto` negotiates with the `Accept` header, `enc_avif` does too and prefers AVIF. Without an extension, it is
 * negotiated. Falls back to the extension, then JPEG.
 */
export function imageFormat(pathname: string, accept: string | null): ImageFormat {
  const encoding = /[,/]enc_([a-z]+)/i.exec(pathname)?.[1]?.toLowerCase();
  const byName = formatByExtension(/\.([a-z]+)$/i.exec(pathname)?.[1]);
  if (byName && (encoding === undefined || byName === 'svg')) return byName;
  const types = acceptedFormat(accept ?? '');
  const preferred = formats.filter((format) => format === encoding).concat(formats);
  return preferred.find((format) => types.has(mediaTypes[format])) ?? byName ?? 'jpeg';
}
