import type { LoginErrorCode, LoginState } from '@cartwright/identity';
import { useNavigation } from 'react-router';
import type { FieldErrors } from '../focus-first.js';

/** Result of a sign-in step that shows its page again. */
export interface Attempt {
  state: LoginState;
  error?: string | undefined;
  errorCode?: LoginErrorCode | undefined;
  /** Errors by field. */
  errors?: FieldErrors;
  /** Values of the fields, except the password. */
  entered?: { email: string; nickname?: string };
}

/** Whether a form is being sent: the one with the intent, or any. */
export function useIsSending(intent?: string): boolean {
  const { formData, formMethod } = useNavigation();
  return formMethod === 'POST' && (intent === undefined || formData?.get('intent') === intent);
}
