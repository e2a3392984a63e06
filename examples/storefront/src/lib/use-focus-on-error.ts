import { useEffect, useRef } from 'react';
import { type FieldErrors, focusFirst } from './focus-first.js';

/** Moves the focus to the first field with an error when a form is shown again. Returns the ref of the form. */
export function useFocusOnError(errors: FieldErrors | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && errors) focusFirst(form.current, errors);
  }, [errors]);
  return form;
}
