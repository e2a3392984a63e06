/** Width and height, in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

type Read = (data: DataView) => Size | undefined;

const isAscii = (data: DataView, offset: number, text: string): boolean =>
  [...text].every((character, index) => data.getUint8(offset + index) === character.charCodeAt(0));

const readPng: Read = (data) =>
  isAscii(data, 1, 'PNG\r\n') ? { width: data.getUint32(16), height: data.getUint32(20) } : undefined;

const readGif: Read = (data) =>
  isAscii(data, 0, 'GIF8') ? { width: data.getUint16(6, true), height: data.getUint16(8, true) } : undefined;

/** Finds the frame header among the segments, which begin with a marker and their length. */
const readJpeg: Read = (data) => {
  if (data.getUint16(0) !== 0xff_d8) return undefined;
  for (let offset = 2; data.getUint8(offset) === 0xff; offset += 2 + data.getUint16(offset + 2)) {
    const marker = data.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: data.getUint16(offset + 7), height: data.getUint16(offset + 5) };
  }
  return undefined;
};

const readWebp: Read = (data) => {
  if (!isAscii(data, 0, 'RIFF') || !isAscii(data, 8, 'WEBP')) return undefined;
  if (isAscii(data, 12, 'VP8 ')) {
    return { width: data.getUint16(26, true) & 0x3f_ff, height: data.getUint16(28, true) & 0x3f_ff };
  }
  if (isAscii(data, 12, 'VP8L')) {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 };
  }
  if (!isAscii(data, 12, 'VP8X')) return undefined;
  return { width: (data.getUint32(24, true) & 0xff_ff_ff) + 1, height: (data.getUint32(26, true) >>> 8) + 1 };
};

const formats = [readPng, readJpeg, readWebp, readGif];

/** Reads the width and height of a PNG, JPEG, WebP or GIF file. `undefined` for any other or a damaged file. */
export function getImageSize(bytes: Uint8Array): Size | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of formats) {
    try {
      const size = read(data);
      if (size) return size.width > 0 && size.height > 0 ? size : undefined;
    } catch (error) {
      // Thrown at the end of a truncated file.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}
