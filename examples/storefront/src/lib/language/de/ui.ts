import type { Texts } from '../use-texts.js';

/** Texts of the controls. */
export const ui: Texts['ui'] = {
  close: 'Schließen',
  pleaseWait: 'Bitte warten.',
  breadcrumb: 'Brotkrümelpfad',
  increase: (label) => `${label} erhöhen`,
  decrease: (label) => `${label} verringern`,
};
