import { data } from 'react-router';

/** Response of an action to a form that its page does not have. Throw it before anything is changed. */
export const unknownForm = () => data(undefined, { status: 400 });
