import { useEffect, useRef } from 'react';

interface CodeEditorProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** Editor of an example. The Tab key leaves it, as it leaves every control of the page. */
export function CodeEditor({ code, onChange }: CodeEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    let destroy = () => {};
    let isRemoved = false;
    void import('./create-editor').then(({ createEditor }) => {
      if (parent.current && !isRemoved)
        destroy = createEditor(parent.current, code, (changed) => latest.current(changed));
    });
    return () => {
      isRemoved = true;
      destroy();
    };
  }, [code]);
  return <div ref={parent} className="playground__editor" />;
}
