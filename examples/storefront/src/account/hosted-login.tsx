import { Form } from 'react-router';
import { Button } from '../ui/button.js';
import { useVia } from './destination.js';

/** Button that signs in on the platform's page and returns to the page that the shopper requested. */
export function HostedLogin({ children }: { children: string }) {
  const via = useVia();
  return (
    <Form method="post" action={via('/login')} reloadDocument>
      <Button type="submit" kind="secondary" className="w-full" name="intent" value="hosted">
        {children}
      </Button>
    </Form>
  );
}
