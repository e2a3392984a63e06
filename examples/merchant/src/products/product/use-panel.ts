import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps a panel with unsaved edits as it is until its own form is submitted. The page loads again when the form of another
 * panel is saved: the panel keeps its edits, and the values that they are compared with when they are saved.
 *
 * @param isSubmitted Whether the panel's form is the one that was submitted last.
 * @param current Values as saved now.
 * @param rejected Edits that were submitted last, if they were not saved.
 * @returns The values to show, the rejected edits, and a React key that changes when the panel shows other values.
 */
export function usePanel<Values, Rejected>(isSubmitted: boolean, current: Values, rejected: Rejected | undefined) {
  // Changes with every submission, also with one that the server rejects.
  const { key } = useLocation();
  const now = { key, location: key, opened: current, rejected, isEdited: rejected !== undefined };
  const [panel, setPanel] = useState(now);
  // Not before the page is loaded again: the result of a submission is known earlier.
  if (panel.location !== key) setPanel(isSubmitted || !panel.isEdited ? now : { ...panel, location: key });
  const onInput = () => setPanel((before) => (before.isEdited ? before : { ...before, isEdited: true }));
  return { ...panel, onInput };
}
