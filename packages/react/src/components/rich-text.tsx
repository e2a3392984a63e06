import { createElement, Fragment, type ElementType, type ReactElement, type ReactNode } from 'react';
import { parseHtml, type HtmlNode } from './parse-html.js';

/** Elements that {@link RichText} renders. Of others, only the content is rendered. */
const allowed = [
  ...([
    'p',
    'div',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
  ] as const),
  ...(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'small'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
];

/** Name of an element that {@link RichText} renders. */
export type RichTextElement = (typeof allowed)[number];

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** HTML, such as a product's `description` or the `description` of an info section. */
  html: string | null | undefined;
  /** Components that replace elements, such as `{ a: MyLink, h1: 'h3' }`. They get `children`, links also `href`. */
  components?: Partial<Record<RichTextElement, ElementType>>;
}

const isAllowed = (name: string): name is RichTextElement => (allowed as readonly string[]).includes(name);

/** Whether a link leads to a website, an email address, a telephone number, or a page of the same site. */
const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href);

function render(nodes: readonly HtmlNode[], components: NonNullable<RichTextProps['components']>): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { name, href, children } = node;
    const content = render(children, components);
    if (!isAllowed(name) || (name === 'a' && !isSafe(href ?? ''))) return createElement(Fragment, { key }, content);
    const link = name === 'a' ? { href, ...(/^http/i.test(href ?? '') && { rel: 'noopener noreferrer' }) } : {};
    return createElement(components[name] ?? name, { key, ...link }, content.length > 0 ? content : undefined);
  });
}

/**
 * Renders a merchant's HTML as React elements: text markup, lists, tables and links. Scripts, styles, attributes and
 * links with other protocols are dropped, so that the HTML cannot run code in the page. Works on servers and in server
 * components.
 *
 * @param props - HTML, and components that replace elements.
 * @returns The content, without an element around it.
 * @example
 * ```tsx
 * import { RichText } from '@cartwright/react/components';
 * import type { Product } from '@cartwright/stores/products';
 *
 * export const Description = ({ product }: { product: Product }) => (
 *   <div className="prose">
 *     <RichText html={product.description} components={{ h1: 'h3', h2: 'h4' }} />
 *   </div>
 * );
 * ```
 */
export const RichText = ({ html, components = {} }: RichTextProps): ReactElement => (
  <>{render(parseHtml(html ?? ''), components)}</>
);
