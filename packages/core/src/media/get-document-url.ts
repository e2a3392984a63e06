import { fileUrl, mediaFile } from './file-url.js';

/** A document's file. */
export interface DocumentUrl {
  /** The file's id in the media manager; empty for a URL from elsewhere. */
  id: string;
  /** The file's URL. */
  url: string;
  /** The file's name, where the reference has one. */
  filename?: string;
}

/**
 * The file behind a document reference.
 *
 * @param reference - A `wix:document://v1/…` reference, or a URL. A URL from elsewhere stays as it is.
 * @returns The file's URL. It is an http URL always, so it is safe in a link.
 * @throws {CartwrightError} `invalid_argument` for a text that is neither a reference nor an http URL.
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
