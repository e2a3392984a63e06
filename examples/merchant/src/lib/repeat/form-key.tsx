import { useRouteLoaderData } from 'react-router';

/** Name of the form field with the key. */
export const keyField = 'key';

/** Field whose value differs each time the page is loaded. `actOnce` recognizes a form that is sent twice by it. */
export const FormKey = () => {
  const key = useRouteLoaderData<{ formKey: string }>('shell/merchant-layout')?.formKey;
  return <input type="hidden" name={keyField} value={key} />;
};
