import type { ComponentProps } from 'react';

/** Receives a form that is sent before scripts are loaded: the URL of an action, or a server action. */
export type FormAction = ComponentProps<'form'>['action'];

/** Attributes of a form for an action. React sets the method of server actions. */
export const sendTo = (action: FormAction) =>
  typeof action === 'string' ? { action, method: 'post' as const } : { action };
