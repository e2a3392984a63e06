import { withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { CodeEditor } from './code-editor';
import { useSandbox } from './use-sandbox';
import './playground.css';

interface Example {
  readonly title: string;
  readonly ts: string;
  readonly tsx: string;
}

const languages = [
  ['ts', 'TypeScript'],
  ['tsx', 'React'],
] as const;

/** Examples to edit and run on the emulator. */
export function Playground({ examples }: { readonly examples: readonly Example[] }) {
  const [index, setIndex] = useState(0);
  const [language, setLanguage] = useState<'ts' | 'tsx'>('ts');
  const code = useRef('');
  const { frame, output, requests, problem, isRunning, run } = useSandbox(withBase('/sandbox/'));
  const example = examples[index];
  const source = example?.[language] ?? '';
  useEffect(() => {
    code.current = source;
  }, [source]);

  // For readers without scripts, and for the page in Markdown.
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {examples.map(({ title, ts, tsx }) => (
          <div key={title}>
            <h2>{title}</h2>
            <pre>
              <code className="language-ts">{ts}</code>
            </pre>
            <pre>
              <code className="language-tsx">{tsx}</code>
            </pre>
          </div>
        ))}
      </>
    );
  }
  return (
    <div className="playground">
      <div className="playground__bar">
        <label>
          Example{' '}
          <select value={index} onChange={({ target }) => setIndex(Number(target.value))}>
            {examples.map(({ title }, position) => (
              <option key={title} value={position}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend className="playground__hidden">Language</legend>
          {languages.map(([value, name]) => (
            <label key={value}>
              <input
                type="radio"
                name="playground-language"
                checked={language === value}
                onChange={() => setLanguage(value)}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
        <button type="button" className="playground__run" disabled={isRunning} onClick={() => void run(code.current)}>
          {isRunning ? 'Running…' : 'Run'}
        </button>
      </div>
      <div className="playground__columns">
        <CodeEditor key={`${index}-${language}`} code={source} onChange={(changed) => (code.current = changed)} />
        <div className="playground__result">
          {problem && <p role="alert">{problem}</p>}
          <iframe ref={frame} title="Result of the example" className={language === 'ts' ? 'playground__hidden' : ''} />
          <h2 className="playground__heading">Output</h2>
          <pre className="playground__output" tabIndex={0} role="log" aria-label="Output">
            {output.map(({ level, text }, line) => (
              <span key={line} data-level={level}>{`${text}\n`}</span>
            ))}
          </pre>
          <h2 className="playground__heading">Requests</h2>
          <table className="playground__requests">
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">Status</th>
                <th scope="col">Time</th>
              </tr>
            </thead>
            <tbody>
              {requests.map(({ method, path, status, duration }, line) => (
                <tr key={line}>
                  <td>
                    {method} {path}
                  </td>
                  <td>{status}</td>
                  <td>{duration} ms</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
