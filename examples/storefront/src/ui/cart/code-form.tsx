import { type KeyboardEvent, useState } from 'react';
import { Phrase } from '../../lib/language/phrase.js';
import { type Texts, useTexts } from '../../lib/language/use-texts.js';
import { useAnnounce } from '../../lib/announcer.js';
import { Button } from '../button.js';
import { classNames } from '../class-names.js';
import { Field } from '../../../../components/src/field.js';
import { IconButton } from '../icon-button.js';
import { Icon } from '../icon.js';

interface CodeFormProps {
  texts: Texts['cart']['coupon' | 'giftCard'];
  /** ID of a symbol in `icons.svg`. */
  icon: string;
  color: string;
  /** Code that is applied. */
  applied: string | undefined;
  apply: (code: string) => Promise<unknown>;
  remove: () => Promise<unknown>;
  describe: (error: unknown) => string;
  /** Reason why the applied code has no effect. */
  refusal: string | undefined;
}

/** An applied code, or a field to enter one. Errors are shown at the field. */
export function CodeForm({ texts, applied, refusal, apply, remove, describe, ...looks }: CodeFormProps) {
  const { icon, color } = looks;
  const { action, label } = texts;
  const { codeApplied, codeMissing, codeRemoved } = useTexts('cart');
  const announce = useAnnounce();
  const [code, setCode] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async (call: () => Promise<unknown>, said: string) => {
    setIsPending(true);
    setProblem(undefined);
    try {
      await call();
      setCode('');
      announce(said);
    } catch (error) {
      setProblem(describe(error));
    }
    setIsPending(false);
  };
  const submit = () => {
    const wanted = code.trim();
    if (wanted === '') setProblem(codeMissing);
    else void change(() => apply(wanted), codeApplied(label, wanted));
  };
  // Not a form element: the checkout page has the field inside another form, which Enter would submit.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  if (applied) {
    return (
      <div>
        <div className={classNames('flex items-center gap-3 rounded-xl py-1 pr-1 pl-4 text-sm on-block', color)}>
          <Icon name={icon} className="size-4 shrink-0" />
          <span className="grow">
            <Phrase text={texts.applied} parts={[() => <strong>{applied}</strong>]} />
          </span>
          <IconButton
            label={texts.removeCode(applied)}
            className="text-on-block! hover:bg-transparent hover:opacity-70"
            isPending={isPending}
            onClick={() => void change(remove, codeRemoved(label))}
          >
            <Icon name="cross" className="size-4" />
          </IconButton>
        </div>
        {(problem ?? refusal) && (
          <p role="alert" className="mt-2 text-sm font-medium text-bad">
            {problem ?? refusal}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <Field
        label={label}
        value={code}
        onChange={(text) => {
          setCode(text);
          setProblem(undefined);
        }}
        onKeyDown={submitOnEnter}
        autoComplete="off"
        error={problem}
      />
      <Button kind="secondary" size="small" className="mt-7 min-h-11" isPending={isPending} onClick={submit}>
        {action}
      </Button>
    </div>
  );
}
