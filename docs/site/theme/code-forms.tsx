import { Children, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useCodeForm } from './use-code-form';
import './code-forms.css';

const forms = [
  ['ts', 'TypeScript'],
  ['react', 'React'],
] as const;

/** An example in two forms, of which the chosen one is displayed: plain TypeScript and React. */
export function CodeForms({ children }: { readonly children: ReactNode }) {
  const name = useId();
  const [form, choose] = useCodeForm();
  const group = useRef<HTMLDivElement>(null);
  const clickedAt = useRef<number>(undefined);
  const [typescript, react] = Children.toArray(children).filter((child) => typeof child !== 'string');

  // The groups above change their height, too: the clicked one stays where it is.
  useLayoutEffect(() => {
    if (clickedAt.current === undefined || !group.current) return;
    scrollBy(0, group.current.getBoundingClientRect().top - clickedAt.current);
    clickedAt.current = undefined;
  }, [form]);

  return (
    <div className="code-forms" ref={group}>
      <fieldset className="code-forms__bar">
        <legend className="visually-hidden">Form of the examples</legend>
        {forms.map(([value, label]) => (
          <label key={value} className="code-forms__form">
            <input
              type="radio"
              name={name}
              value={value}
              checked={form === value}
              onChange={() => {
                clickedAt.current = group.current?.getBoundingClientRect().top;
                choose(value);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="code-forms__ts">{typescript}</div>
      <div className="code-forms__react">{react}</div>
    </div>
  );
}
