import { isApiError } from '@cartwright/core';
import { getOrder } from '@cartwright/ecom/orders';
import { data, Form, redirect } from 'react-router';
import { cancelOwnOrder } from './cancel-order.server.js';
import { shopContext, siteClientContext } from '../lib/server/contexts.js';
import { NotFound } from '../ui/not-found.js';
import { PageTitle } from '../ui/page-title.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { Notice } from '../ui/notice.js';
import type { Route } from './+types/cancel-page.js';
import { isCancelable } from '../lib/orders/is-cancelable.js';
import { Link } from '../ui/link.js';

const orderPage = (id: string) => `/thank-you?${new URLSearchParams({ orderId: id })}`;

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Loads the order of the URL, if it belongs to the request's session. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('orderId')?.trim() ?? '';
  try {
    const order = id ? await context.get(shopContext).use(getOrder)(id) : undefined;
    if (order?.status === 'CANCELED') return redirect(orderPage(id));
    const isOffered = context.get(siteClientContext) !== undefined && order !== undefined && isCancelable(order);
    return data({ id, number: order?.number ?? '', isFound: order !== undefined, isOffered }, order ? 200 : 404);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return data({ id, number: '', isFound: false, isOffered: false }, 404);
  }
}

/** Cancels the order. A form that is sent twice shows the canceled order. */
export async function action({ context, url }: Route.ActionArgs) {
  const id = url.searchParams.get('orderId')?.trim() ?? '';
  const getMerchant = context.get(siteClientContext);
  if (!id || !getMerchant) return data({ refusal: 'missing' as const }, 404);
  try {
    if (await cancelOwnOrder(context.get(shopContext), getMerchant, id)) return redirect(orderPage(id));
    return data({ refusal: 'changed' as const }, 409);
  } catch (error) {
    if (isMissing(error)) return data({ refusal: 'missing' as const }, 404);
    console.error(error);
    return data({ refusal: 'failed' as const }, 503);
  }
}

/** Page that asks before an order is canceled. */
export default function CancelPage({
  actionData,
  loaderData: { id, number, isFound, isOffered },
}: Route.ComponentProps) {
  const texts = useTexts('order');
  const { cancel } = texts;
  if (!isFound || actionData?.refusal === 'missing') return <NotFound what="order" />;
  const isForbidden = !isOffered || actionData?.refusal === 'changed';
  return (
    <section className="wrap max-w-2xl py-16">
      <PageTitle>{cancel.title}</PageTitle>
      <p className="text-sm font-semibold">{texts.number(number)}</p>
      <h1 className="mt-4 mb-6 text-3xl">{isForbidden ? cancel.notPossible : cancel.question}</h1>
      {actionData?.refusal === 'failed' && (
        <Notice tone="bad" className="mb-6">
          {cancel.failed}
        </Notice>
      )}
      <p role={isForbidden ? 'alert' : undefined}>
        {isForbidden ? (
          <Phrase
            text={cancel.why(number)}
            parts={[
              (part) => (
                <Link to="/contact" className="link">
                  {part}
                </Link>
              ),
            ]}
          />
        ) : (
          cancel.consequence
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!isForbidden && (
          <Form method="post">
            <Button type="submit">{cancel.confirm}</Button>
          </Form>
        )}
        <Link to={orderPage(id)} className={buttonStyle('secondary')}>
          {isForbidden ? cancel.back : cancel.keep}
        </Link>
      </div>
    </section>
  );
}
