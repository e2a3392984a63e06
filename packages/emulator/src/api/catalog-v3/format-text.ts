import type { StoredText } from '../../shop/catalog-v3/entity.js';
import { formatHtml } from './rich-content/format-html.js';
import { parseHtml } from './rich-content/parse-html.js';

/** Formats a text as rich content. */
export const formatRichContent = ({ html = '', rich }: StoredText): object => rich ?? parseHtml(html);

/** Formats a text as HTML. */
export const formatPlainText = ({ html = '', rich }: StoredText): string => (rich ? formatHtml(rich) : html);
