import type { DescriptionFormat } from '../../merchant-catalog.js';
import { findInvalidLink, findUnknownName } from './description.js';

/** Maximum length of a description, in characters. */
const maxLength = 16_000;

/** How merchants write descriptions of Catalog V3: as formatted text, which is saved as rich content. */
export const descriptionV3: DescriptionFormat = {
  help: 'A blank line starts a paragraph. **bold**, [link](https://example.com), lists with "- " or "1. ", headings with "## ". Names in braces are contents that are not shown here: move or delete them.',
  findError(text, saved) {
    if (text.length > Math.max(maxLength, saved.length)) {
      return `Enter up to ${maxLength.toLocaleString('en')} characters.`;
    }
    const name = findUnknownName(text, saved);
    if (name) return `Delete ${name}: the saved description does not contain it.`;
    const url = findInvalidLink(text);
    return url === undefined ? undefined : `Enter a link such as https://example.com instead of "${url}".`;
  },
};
