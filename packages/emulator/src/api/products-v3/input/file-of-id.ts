import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { DigitalFile } from '../../../shop/catalog-v3/products/product.js';

const types: Readonly<Record<string, string>> = {
  png: 'SECURE_PICTURE',
  jpg: 'SECURE_PICTURE',
  mp4: 'SECURE_VIDEO',
  mp3: 'SECURE_MUSIC',
  zip: 'SECURE_ARCHIVE',
};

/**
 * Returns the file with an ID of the media manager. Every ID in the format of file IDs has a file.
 *
 * @throws {ApplicationError} 428 `DIGITAL_FILE_NOT_FOUND_ERROR`
 */
export function fileOfId(id: string): DigitalFile {
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(id) ?? [];
  if (/^[\w~.-]+$/.test(id)) {
    return { id, fileName: id, fileType: types[extension.toLowerCase()] ?? 'SECURE_DOCUMENT' };
  }
  const description = 'The media manager has no file with this ID.';
  throw new ApplicationError('failedPrecondition', 'DIGITAL_FILE_NOT_FOUND_ERROR', description, { ids: [id] });
}
