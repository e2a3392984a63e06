import { base64url } from 'jose';
import { digest, fileHash, randomToken } from '../../kernel/crypto/digest.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Clock } from '../../kernel/state/clock.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { UPLOAD_PREFIX } from '../images/image.js';
import { getImageSize } from './get-image-size.js';
import { type Upload, type UploadedFile, fileContents, uploadedFiles, uploads } from './uploaded-file.js';

/** Time until an upload URL expires, in milliseconds. */
const LIFETIME = 60 * 60 * 1000;

/**
 * Permits the upload of one file. Forgets the uploads that have expired.
 *
 * @returns Token for the upload URL.
 */
export function permitUpload(tenant: Tenant, clock: Clock, properties: Omit<Upload, 'expirationDate' | 'id'>): string {
  const now = clock.now();
  for (const { expirationDate, id } of [...uploads(tenant).values()]) {
    if (Date.parse(expirationDate) <= now.getTime()) uploads(tenant).delete(id);
  }
  const token = randomToken();
  const expirationDate = new Date(now.getTime() + LIFETIME).toISOString();
  uploads(tenant).put({ ...properties, id: digest(token), expirationDate });
  return token;
}

/** Whether a tenant has permitted the upload with this token, which may have expired. */
export const hasUpload = (tenant: Tenant, token = ''): boolean => uploads(tenant).get(digest(token)) !== undefined;

/** File extension of a name, or of a media type such as `image/svg+xml`. */
const getExtension = (name: string, mimeType: string): string =>
  (/\.([a-z0-9]{1,10})$/i.exec(name) ?? /\/([a-z0-9]{1,10})/.exec(mimeType))?.[1]?.toLowerCase() ?? 'bin';

/** Content of a file, with what the sender says of it. */
interface SentFile {
  readonly bytes: Uint8Array;
  readonly name?: string | undefined;
  readonly mimeType?: string | undefined;
}

/**
 * Stores an uploaded file. Its token cannot be used again.
 *
 * @throws {ApplicationError} 403 `INVALID_UPLOAD_URL` for a token that is unknown, used or expired; 400 `EMPTY_FILE`
 */
export function uploadFile(tenant: Tenant, clock: Clock, token: string, sent: SentFile): UploadedFile {
  const upload = uploads(tenant).get(digest(token));
  const now = clock.now();
  if (!upload || Date.parse(upload.expirationDate) <= now.getTime()) {
    const description = 'The upload URL is unknown, was used, or has expired. Generate another one.';
    throw new ApplicationError('permissionDenied', 'INVALID_UPLOAD_URL', description);
  }
  const { bytes } = sent;
  if (bytes.length === 0) throw new ApplicationError('invalidArgument', 'EMPTY_FILE', 'The file is empty.');
  uploads(tenant).delete(upload.id);
  const { folderId, isPrivate, labels } = upload;
  const mimeType = sent.mimeType ?? upload.mimeType;
  const isImage = mimeType.startsWith('image/');
  const given = sent.name ?? upload.name;
  const extension = getExtension(given ?? '', mimeType);
  const id = `${UPLOAD_PREFIX}${newId().replaceAll('-', '')}${isImage ? '~mv2' : ''}.${extension}`;
  const dimensions = isImage ? getImageSize(bytes) : undefined;
  fileContents(tenant).put({ id, content: base64url.encode(bytes) });
  return uploadedFiles(tenant).put({
    id,
    name: given ?? id,
    mimeType,
    folderId,
    isPrivate,
    labels,
    hash: fileHash(bytes),
    size: bytes.length,
    ...(dimensions && { dimensions }),
    createdDate: now.toISOString(),
  });
}
