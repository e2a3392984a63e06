import { encoded, parseMediaReference, webUrl, type MediaKind, type MediaReference } from './media-reference.js';

/** Where the platform serves its files. */
const bases: Record<MediaKind, string> = {
  video: 'https://video.wixstatic.com/video/',
  audio: 'https://static.wixstatic.com/mp3/',
  document: 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/',
};

/** The URL of a file of the platform. */
export const fileUrl = (kind: MediaKind, id: string): string => bases[kind] + encoded(id);

/** The reference that a URL of the platform stands for; `undefined` for a URL from elsewhere. */
export function referenceOfUrl(kind: MediaKind, url: string): MediaReference | undefined {
  const base = bases[kind];
  if (!url.startsWith(base)) return undefined;
  const [id = ''] = url.slice(base.length).split(/[/?#]/);
  return parseMediaReference(kind, `wix:${kind}://v1/${id}`);
}

/** The file behind a reference or a URL: its parts, or the URL from elsewhere. */
export function mediaFile(kind: MediaKind, reference: string): MediaReference | string {
  return (
    parseMediaReference(kind, reference) ?? referenceOfUrl(kind, reference) ?? webUrl(reference, 'reference', kind)
  );
}
