/** Texts of the controls. */
export const ui = {
  close: 'Close',
  pleaseWait: 'Please wait.',
  breadcrumb: 'Breadcrumb',
  increase: (label: string) => `Increase ${label}`,
  decrease: (label: string) => `Decrease ${label}`,
};
