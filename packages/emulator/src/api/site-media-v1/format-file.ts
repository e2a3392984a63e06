import type { Origins } from '../../kernel/origins.js';
import type { UploadedFile } from '../../shop/files/uploaded-file.js';

/** Types of files by the first part of their media type. */
const fileTypes: Readonly<Record<string, string>> = { image: 'IMAGE', video: 'VIDEO', audio: 'AUDIO' };

/** Formats an image whose size is known, by its `wix:image` URI. */
function formatImageFile({ dimensions, id, name }: UploadedFile): object {
  if (!dimensions) return {};
  const { height, width } = dimensions;
  const image = `wix:image://v1/${id}/${encodeURIComponent(name)}#originWidth=${width}&originHeight=${height}`;
  return { media: { image: { image, faces: [] } } };
}

/** Formats an uploaded file. */
export function formatFile(file: UploadedFile, { media }: Origins): object {
  const { createdDate, folderId, hash, id, isPrivate, labels, mimeType, name, size } = file;
  const url = `${media}/media/${id}`;
  const mediaType = fileTypes[mimeType.split('/')[0] ?? ''] ?? 'DOCUMENT';
  return {
    id,
    displayName: name,
    url,
    parentFolderId: folderId,
    hash,
    sizeInBytes: String(size),
    private: isPrivate,
    mediaType,
    ...formatImageFile(file),
    operationStatus: 'READY',
    ...(mediaType === 'IMAGE' && { thumbnailUrl: url }),
    labels,
    createdDate,
    updatedDate: createdDate,
  };
}
