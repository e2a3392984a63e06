import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colors of the site's code blocks, in both color schemes. */
const style = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--shiki-token-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--shiki-token-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--shiki-token-constant)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--shiki-token-function)' },
  { tag: tags.comment, color: 'var(--shiki-token-comment)' },
]);

/**
 * Creates the editor.
 *
 * @param parent - Element to create it in.
 * @param code - Text to edit.
 * @param onChange - Called with the text after each change.
 * @returns A function that removes the editor.
 */
export function createEditor(parent: HTMLElement, code: string, onChange: (code: string) => void): () => void {
  const view = new EditorView({
    parent,
    doc: code,
    extensions: [
      lineNumbers(),
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      javascript({ typescript: true, jsx: true }),
      syntaxHighlighting(style),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'Code of the example' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
  return () => view.destroy();
}
