import { getCurrentMember } from '@cartwright/identity/members';
import { createCatalog } from '@cartwright/stores/catalog';
import { data, redirect } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.js';
import { catalogContext, shopContext } from '../../lib/server/contexts.js';
import { missingPage } from '../../lib/server/missing-page.server.js';
import { getTexts } from '../../lib/server/texts.server.js';
import { buttonStyle } from '../../ui/button-style.js';
import { Link } from '../../ui/link.js';
import { Notice } from '../../ui/notice.js';
import { PageTitle } from '../../ui/page-title.js';
import { ProductImage } from '../../ui/product-image.js';
import type { Route } from './+types/review-page.js';
import { ReviewForm } from './review-form.js';
import { writeReview } from './write-review.server.js';

const results = ['published', 'moderated'] as const;

const getPath = (slug: string): string => `/products/${encodeURIComponent(slug)}`;

const login = (slug: string): Response =>
  redirect(`/login?${new URLSearchParams({ to: `${getPath(slug)}/review` }).toString()}`);

async function getProduct(context: Route.LoaderArgs['context'], slug: string) {
  const product = await createCatalog(context.get(catalogContext)).getProduct({ slug });
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (!product) throw await missingPage(context, 'product', slug);
  return product;
}

/** Loads the product, and the name of the member. Visitors sign in first. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!shop.auth.loggedIn()) return login(slug);
  try {
    const [{ media, name }, { member }] = await Promise.all([
      getProduct(context, slug),
      shop.use(getCurrentMember)({ fieldsets: ['FULL'] }),
    ]);
    const { contact, profile } = member ?? {};
    return {
      product: { name, image: media[0]?.image },
      member: profile?.nickname || contact?.firstName || '',
      done: results.find((result) => result === url.searchParams.get('done')),
    };
  } catch (error) {
    if (shop.auth.loggedIn()) throw error;
    // The platform has ended the member's session.
    return login(slug);
  }
}

/** Saves the review. The page then says whether it is published, also after it is loaded again. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!shop.auth.loggedIn()) return login(slug);
  const { id } = await getProduct(context, slug);
  const form = await request.formData();
  const result = await writeReview(shop, form, { productId: id, texts: getTexts(context).reviews });
  if ('done' in result) return redirect(`${getPath(slug)}/review?done=${result.done}`);
  return shop.auth.loggedIn() ? data(result, { status: result.refusal === 'failed' ? 503 : 422 }) : login(slug);
}

/** Page on which a member reviews a product. */
export default function ReviewPage({
  actionData,
  loaderData: { done, member, product },
  params: { slug },
}: Route.ComponentProps) {
  const { form: texts } = useTexts('reviews');
  const title = texts.title(product.name);
  return (
    <section className="wrap max-w-2xl py-6 sm:py-10">
      <PageTitle>{title}</PageTitle>
      <div className="mb-8 flex items-center gap-5">
        <ProductImage reference={product.image} alt="" width={88} height={98} className="w-22 shrink-0 rounded-xl" />
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          {!done && <p className="mt-3">{texts.lead}</p>}
        </div>
      </div>
      {done ? (
        <>
          <Notice tone="good" className="mb-6">
            {texts[done]}
          </Notice>
          <Link to={`${getPath(slug)}#reviews`} className={buttonStyle()}>
            {texts.back}
          </Link>
        </>
      ) : (
        <ReviewForm attempt={actionData} member={member} />
      )}
    </section>
  );
}
