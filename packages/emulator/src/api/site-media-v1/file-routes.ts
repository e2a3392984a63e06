import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import { type Route, route, type RouteContext } from '../../protocol/routing/route.js';
import { hasUpload, permitUpload, uploadFile } from '../../shop/files/upload-file.js';
import { MAX_FILE_SIZE } from '../../shop/files/uploaded-file.js';
import { formatFile } from './format-file.js';

/** Maximum length of the name of a file, in characters. */
const MAX_NAME_LENGTH = 255;

/** ID of the folder for uploads that name no folder. */
const ROOT_FOLDER = 'media-root';

/** Media type without its parameters. `undefined` for an absent or malformed one. */
const toMimeType = (text: string | null): string | undefined =>
  /^\s*([\w.+-]+\/[\w.+-]+)\s*(;|$)/.exec(text ?? '')?.[1]?.toLowerCase();

/** Checks the announced size of a file, a number or a string of digits. */
function checkSize(read: FieldReader, size: unknown): void {
  if (isMissing(size)) return;
  const number = typeof size === 'string' && /^\d{1,15}$/.test(size) ? Number(size) : size;
  read.number(number, 'sizeInBytes', { max: MAX_FILE_SIZE, scale: 0 });
}

/** Reads what a merchant says of a file before its upload. */
function readProperties({ body }: RouteContext) {
  const read = new FieldReader();
  const input = isObject(body) ? body : {};
  const given = read.string(input['mimeType'] ?? '', 'mimeType', { min: 1, max: 100 });
  const mimeType = toMimeType(given ?? null);
  if (given !== undefined && mimeType === undefined)
    read.addViolation('mimeType', 'must be a media type, such as image/png', 'FORMAT');
  const name = read.string(input['fileName'], 'fileName', { min: 1, max: MAX_NAME_LENGTH });
  const folderId = read.string(input['parentFolderId'], 'parentFolderId', { max: 100 });
  read.string(input['filePath'], 'filePath', { max: 1000 });
  checkSize(read, input['sizeInBytes']);
  const isPrivate = read.boolean(input['private'], 'private') ?? false;
  const labels = (read.list(input['labels'], 'labels', { max: 100 }) ?? []).flatMap(
    (label, index) => read.string(label ?? '', `labels[${index}]`, { min: 1, max: 100 }) ?? [],
  );
  read.check();
  return {
    mimeType: mimeType ?? '',
    ...(name !== undefined && { name }),
    folderId: folderId || ROOT_FOLDER,
    isPrivate,
    labels,
  };
}

/** Generates a URL to which one file can be uploaded without credentials. */
const generateFileUploadUrl = route({
  id: 'media.files.generateFileUploadUrl',
  method: 'POST',
  paths: ['/site-media/v1/files/generate-upload-url'],
  access: 'merchant',
  handle: (context) => {
    const { clock, origin, tenant } = context;
    const token = permitUpload(tenant, clock, readProperties(context));
    return { uploadUrl: `${origin.site}/site-media/v1/files/upload/${token}` };
  },
});

/** Stores the file that is sent to an upload URL. */
const uploadFileRoute = route({
  id: 'media.files.uploadFile',
  method: 'PUT',
  paths: ['/site-media/v1/files/upload/{token}'],
  access: 'public',
  maxBytes: MAX_FILE_SIZE,
  isOf: (tenant, { token }) => hasUpload(tenant, token),
  handle: ({ bytes = new Uint8Array(), clock, origin, params, request, tenant, url }) => {
    const read = new FieldReader();
    const name = read.string(url.searchParams.get('filename'), 'filename', { min: 1, max: MAX_NAME_LENGTH });
    read.check();
    const mimeType = toMimeType(request.headers.get('content-type'));
    return { file: formatFile(uploadFile(tenant, clock, params['token'] ?? '', { bytes, name, mimeType }), origin) };
  },
});

/** The routes of uploads to the media manager. */
export const fileRoutes: readonly Route[] = [generateFileUploadUrl, uploadFileRoute];
