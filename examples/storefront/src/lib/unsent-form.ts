/** Event of the window. Its detail tells whether the last form could not be sent. */
export const UNSENT_EVENT = 'form-unsent';

/** Tells `UnsentNotice` whether the last form could not be sent. */
export const tellUnsent = (isUnsent: boolean) => dispatchEvent(new CustomEvent(UNSENT_EVENT, { detail: isUnsent }));
