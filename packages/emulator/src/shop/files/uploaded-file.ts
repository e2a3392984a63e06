import type { Tenant } from '../../kernel/state/tenant.js';

/** Maximum size of an uploaded file, in bytes. */
export const MAX_FILE_SIZE = 5 * 1024 * 1024;

/** Properties of a file that are known before its upload. */
interface FileProperties {
  /** Media type, such as `image/png`, in lower case and without parameters. */
  readonly mimeType: string;
  readonly folderId: string;
  /** Whether the file is not served to the public. */
  readonly isPrivate: boolean;
  readonly labels: readonly string[];
}

/** Uploaded file. Its bytes are in {@link fileContents}. */
export interface UploadedFile extends FileProperties {
  /** Random ID, which is all that a request needs to read the file. */
  readonly id: string;
  readonly name: string;
  /** SHA-256 hash, in hexadecimal digits. */
  readonly hash: string;
  /** Size, in bytes. */
  readonly size: number;
  /** Width and height of an image, in pixels. Absent if they cannot be read. */
  readonly dimensions?: { readonly width: number; readonly height: number };
  readonly createdDate: string;
}

/** Permission to upload one file. */
export interface Upload extends FileProperties {
  /** Hash of the token in the upload URL. */
  readonly id: string;
  readonly name?: string;
  /** Time at which the upload URL expires, as an ISO 8601 string. */
  readonly expirationDate: string;
}

/** Uploaded files of a tenant. */
export const uploadedFiles = (tenant: Tenant) => tenant.collection<UploadedFile>('files');

/** Contents of the uploaded files of a tenant, base64url-encoded, by file ID. */
export const fileContents = (tenant: Tenant) =>
  tenant.collection<{ readonly id: string; readonly content: string }>('file-contents');

/** Uploads of a tenant that were permitted and have not taken place. */
export const uploads = (tenant: Tenant) => tenant.collection<Upload>('uploads');
