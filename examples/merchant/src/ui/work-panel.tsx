import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { Button } from '../../../storefront/src/ui/button.js';
import { buttonStyle } from '../../../storefront/src/ui/button-style.js';
import { Panel } from './panel.js';
import { SubmitButton } from './submit-button.js';
import type { Work } from '../lib/work.js';

const neverChanges = () => () => undefined;

interface WorkPanelProps {
  work: Work<unknown>;
  /** Label of the button that starts the work. */
  start: string;
  /** Page to return to. */
  back: string;
}

/**
 * Progress of long work. Each request carries out a part of it. With JavaScript, the next request follows by itself until
 * the merchant stops it; without, a button sends it.
 */
export function WorkPanel({ work, start, back }: WorkPanelProps) {
  const { steps, done, problems } = work;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(0);
  const submit = useSubmit();
  const isIdle = useNavigation().state === 'idle';
  const [isStopped, setIsStopped] = useState(false);
  const isDone = done >= steps.length;
  const continues = done > 0 && !isDone && !isStopped;
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    // Strict mode runs effects twice, and no part of the work may be sent twice.
    if (!continues || !isIdle || sent.current === done) return;
    sent.current = done;
    void submit(form.current);
  }, [continues, done, isIdle, submit]);
  return (
    <Panel title="Progress">
      <label className="grid gap-2 text-sm">
        {done} of {steps.length} done
        <progress value={done} max={steps.length} className="h-3 w-full accent-ink" />
      </label>
      {problems.length > 0 && (
        <ul className="mt-4 grid gap-1 text-sm text-bad" aria-label="Problems">
          {problems.map((problem, index) => (
            <li key={index}>{problem}</li>
          ))}
        </ul>
      )}
      {isDone ? (
        <p className="mt-4">
          {problems.length > 0 ? 'Finished, except for what is listed above. ' : 'Finished. '}
          <Link to={back} className="link">
            Back to the products
          </Link>
        </p>
      ) : (
        <Form
          ref={form}
          method="post"
          className="mt-4 flex flex-wrap gap-3"
          onSubmit={() => {
            sent.current = done;
            setIsStopped(false);
          }}
        >
          <input type="hidden" name="work" value={JSON.stringify(work)} />
          <input type="hidden" name="intent" value="work" />
          {continues && isHydrated ? (
            <Button onClick={() => setIsStopped(true)}>Stop</Button>
          ) : isStopped && !isIdle ? (
            <p>Stopping after this part.</p>
          ) : (
            <>
              <SubmitButton>{done > 0 ? 'Continue' : start}</SubmitButton>
              <Link to={back} className={buttonStyle('secondary')}>
                {done > 0 ? 'Stop here' : 'Do not change anything'}
              </Link>
            </>
          )}
        </Form>
      )}
    </Panel>
  );
}
