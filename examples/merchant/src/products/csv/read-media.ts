import type { MediaFile } from '../catalog/merchant-catalog.js';
import type { FileRow, Report } from './group-rows.js';

/** Maximum number of images and videos of a product. */
const mostMedia = 50;

/** Maximum length of an alternative text. */
const longestText = 1000;

/** Whether a text is the URL of a file, or the ID of one of the platform, such as `22e53e_0f3a~mv2.jpg`. */
const isFile = (text: string): boolean =>
  /^https?:\/\//i.test(text) ? URL.canParse(text) : /^[\w~.-]{1,200}$/.test(text);

/** Finds the problem of a row, with its remedy. */
function findProblem({ file, altText }: MediaFile, before: readonly MediaFile[]): string | undefined {
  if (!isFile(file)) {
    const found = file ? `"${file}" is neither a URL nor the ID of a file.` : 'The image or video is missing.';
    return `${found} Enter a URL that starts with https://, or the ID of a file of the platform.`;
  }
  if (altText.length > longestText) return 'Shorten the alternative text to 1,000 characters.';
  if (before.some((one) => one.file === file)) return 'The product has this file already. Remove the row.';
  return before.length === mostMedia ? 'A product has at most 50 images and videos. Remove the row.' : undefined;
}

/** Reads the images and videos of a product. Reports those that it leaves out. */
export function readMedia(rows: readonly FileRow[], report: Report): MediaFile[] {
  const media: MediaFile[] = [];
  for (const row of rows) {
    const item = { file: row.cell('media'), altText: row.cell('mediaAltText') };
    const problem = findProblem(item, media);
    if (problem) report(row, `${problem} The image or video is left out.`);
    else media.push(item);
  }
  return media;
}
