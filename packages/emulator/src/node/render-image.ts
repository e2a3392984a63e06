import type { ImageFormat } from './image-format.js';

/**
 * Maximum width and height at which a drawing is rendered, in pixels. Larger images are upscaled, because SVG filters
 * are slow.
 */
const maxDrawingSide = 1600;

/** Renders an SVG of the emulator as a raster image. `quality` is from 1 to 100. */
export type RenderImage = (
  svg: string,
  format: Exclude<ImageFormat, 'svg'>,
  quality: number,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Start tag of the emulator's SVG files, as `media/render-svg.ts` writes it. */
const head = / width="(\d+)" height="(\d+)" viewBox="\S+ \S+ (\S+) (\S+)" preserveAspectRatio="xMidYMid (slice|meet)"/;

/** Size of an image, in pixels. An image that fits into a box keeps its aspect ratio, without bars. */
function getSize(svg: string): readonly [width: number, height: number] {
  const [, width = 0, height = 0, across = 1, down = 1] = head.exec(svg)?.map(Number) ?? [];
  if (head.exec(svg)?.[5] !== 'meet') return [width, height];
  const scale = Math.min(width / across, height / down);
  return [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
}

/**
 * AVIF needs a lower number for the quality of WebP and JPEG, and saves less than WebP without the chroma subsampling
 * that those have.
 */
const avifOptions = (quality: number) => ({
  quality: Math.max(1, Math.round(quality * 0.8)),
  effort: 1,
  chromaSubsampling: '4:2:0',
});

/** Loads the renderer. `undefined` if sharp is not installed or does not support SVG. */
export async function loadRenderer(): Promise<RenderImage | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    if (!sharp.format.svg.input.buffer) return undefined;
    return async (svg, format, quality) => {
      const [width, height] = getSize(svg);
      const scale = Math.min(1, maxDrawingSide / Math.max(width, height));
      const drawn = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
      const drawing = svg.replace(/ width="\d+" height="\d+"/, ` width="${drawn[0]}" height="${drawn[1]}"`);
      const image = sharp(Buffer.from(drawing)).resize(width, height, { fit: 'fill' }).flatten({ background: '#fff' });
      // Slower encodings only save a few kilobytes. A quality would reduce PNG to 256 colors.
      const options = { webp: { quality, effort: 2 }, avif: avifOptions(quality), jpeg: { quality }, png: {} }[format];
      return Uint8Array.from(await image.toFormat(format, options).toBuffer());
    };
  } catch {
    return undefined;
  }
}
