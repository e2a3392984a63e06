import type { CSSProperties } from 'react';

const frame: CSSProperties = {
  color: 'CanvasText',
  background: 'Canvas',
  border: '1px solid GrayText',
  borderRadius: 8,
  font: '12px/1.5 ui-monospace, monospace',
};

/** Inline styles of the devtools, in system colors, so that no style sheet is needed. */
export const styles: Readonly<
  Record<'root' | 'button' | 'panel' | 'heading' | 'list' | 'value' | 'table' | 'cell', CSSProperties>
> = {
  /** The panel is above the button, and after it for keyboards and screen readers. */
  root: {
    position: 'fixed',
    insetInlineStart: 12,
    insetBlockEnd: 12,
    zIndex: 99_999,
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'flex-start',
    gap: 8,
    colorScheme: 'light dark',
  },
  button: { ...frame, padding: '6px 12px', cursor: 'pointer' },
  panel: {
    ...frame,
    boxSizing: 'border-box',
    width: 'min(860px, calc(100vw - 24px))',
    maxHeight: 'min(480px, calc(100vh - 72px))',
    padding: '4px 16px 16px',
    overflow: 'auto',
  },
  heading: { margin: '12px 0 4px', fontSize: 13, fontWeight: 700 },
  list: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '0 16px', margin: 0 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  cell: { padding: '2px 12px 2px 0', textAlign: 'start', verticalAlign: 'top' },
};
