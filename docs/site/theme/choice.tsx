import { Children, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { choices, useChoice, type ChoiceName } from './use-choice';
import './choice.css';

interface ChoiceProps {
  readonly of: ChoiceName;
  /** Blocks of code, one for each option. */
  readonly children: ReactNode;
}

/** The same code in several forms, of which the chosen one is displayed, such as for each package manager. */
export function Choice({ of, children }: ChoiceProps) {
  const name = useId();
  const [chosen, choose] = useChoice(of);
  const group = useRef<HTMLDivElement>(null);
  const clickedAt = useRef<number>(undefined);
  const { legend, options } = choices[of];
  const blocks = Children.toArray(children).filter((child) => typeof child !== 'string');

  // The groups above change their height, too: the clicked one stays where it is.
  useLayoutEffect(() => {
    if (clickedAt.current === undefined || !group.current) return;
    scrollBy(0, group.current.getBoundingClientRect().top - clickedAt.current);
    clickedAt.current = undefined;
  }, [chosen]);

  return (
    <div className="choice" data-choice={of} ref={group}>
      <fieldset className="choice__bar">
        <legend className="visually-hidden">{legend}</legend>
        {Object.entries(options).map(([value, label]) => (
          <label key={value} className="choice__option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => {
                clickedAt.current = group.current?.getBoundingClientRect().top;
                choose(value);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {Object.keys(options).map((value, index) => (
        <div key={value} data-option={value}>
          {blocks[index]}
        </div>
      ))}
    </div>
  );
}
