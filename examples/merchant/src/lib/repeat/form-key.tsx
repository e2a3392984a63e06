import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../shell/merchant-layout.js';

/** Name of the form field with the key. */
export const keyField = 'key';

/** Field whose value differs each time the page is loaded. `actOnce` recognizes a form that is sent twice by it. */
export const FormKey = () => {
  const key = useRouteLoaderData<typeof loader>('merchant/merchant-layout')?.formKey;
  return <input type="hidden" name={keyField} value={key} />;
};
