import { fileUrl, mediaFile } from './file-url.js';

/** A document file, as returned by {@link getDocumentUrl}. */
export interface DocumentUrl {
  /** File ID in the media manager. Empty for an external URL. */
  id: string;
  /** File URL. */
  url: string;
  /** File name. Absent if the reference has none. */
  filename?: string;
}

/**
 * Resolves a document reference to its file.
 *
 * @param reference - A `wix:document://v1/…` reference or a URL. External URLs are returned unchanged.
 * @returns File URL and name. The URL is always http or https, so it is safe in a link.
 * @throws {CartwrightError} `invalid_argument` for a string that is neither a reference nor an http URL.
 * @example
 * ```ts
 * import { media } from '@cartwright/core';
 *
 * const { url, filename } = media.getDocumentUrl('wix:document://v1/manual.pdf/The%20manual.pdf');
 * ```
 */
export function getDocumentUrl(reference: string): DocumentUrl {
  const file = mediaFile('document', reference);
  if (typeof file === 'string') return { id: '', url: file };
  const { id, name } = file;
  return { id, url: fileUrl('document', id), ...(name && { filename: name }) };
}
