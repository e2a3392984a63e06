import { Fragment, type ReactNode, createElement, useMemo } from 'react';
import { classNames } from './class-names.js';

const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'h2', 'h3', 'h4', 'blockquote']);

function toNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (name === 'script' || name === 'style') return null;
  const children = [...node.childNodes].map(toNode);
  const plain = createElement(Fragment, { key }, ...children);
  if (name === 'a') {
    const href = node.getAttribute('href') ?? '';
    if (!/^https?:\/\//i.test(href)) return plain;
    return (
      <a key={key} href={href} rel="noopener noreferrer" className="link">
        {plain}
      </a>
    );
  }
  if (!allowed.has(name)) return plain;
  return name === 'br' ? <br key={key} /> : createElement(name, { key }, ...children);
}

const proseStyle =
  '[&_p+p]:mt-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:text-ink';

/** Renders a merchant's HTML as React elements. Only text markup and web links are kept. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const content = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(toNode),
    [html],
  );
  return <div className={classNames(proseStyle, className)}>{content}</div>;
}
