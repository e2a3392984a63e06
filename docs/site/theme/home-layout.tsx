import { HomeLayout as OriginalLayout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** Quick start of the README in short. */
const code = `// npx @cartwright/emulator
const client = createClient({
  ...emulator(),
  auth: OAuthStrategy({ clientId: 'your-client-id' }),
  modules: { currentCartV2: { addLineItemsToCurrentCart } },
});
const product = await createCatalog(client).getProduct({ slug: 'quiet-teapot' });
await client.currentCartV2.addLineItemsToCurrentCart({
  catalogItems: [toLineItem(product, {})],
});`;

const Code = () => (
  <pre className="home-code" tabIndex={0} aria-label="Example">
    <code>{code}</code>
  </pre>
);

/** The home page, with an example, and a landmark and a heading for screen readers. */
export function HomeLayout(props: ComponentProps<typeof OriginalLayout>) {
  if (import.meta.env.SSG_MD) return <OriginalLayout {...props} />;
  return (
    <main>
      <h1 className="visually-hidden">Cartwright</h1>
      <OriginalLayout {...props} beforeFeatures={<Code />} />
    </main>
  );
}
