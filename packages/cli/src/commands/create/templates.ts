import { fileURLToPath } from 'node:url';

/** Sizes of a store. A small one has the pages that sell; the other one is the demo store. */
export const sizes = ['small', 'everything'] as const;

/** Size of a store. */
export type Size = (typeof sizes)[number];

/** Frameworks of small stores, the default first. */
export const frameworks = ['react-router', 'next', 'vite'] as const;

/** Framework of a small store. */
export type Framework = (typeof frameworks)[number];

/** Name of a template: the framework of a small store, or the demo store. */
export type TemplateName = Framework | 'everything';

/** Site that a store sells the products of. */
export interface Site {
  readonly clientId: string;
  /** URL of the emulator. `undefined`: the platform. */
  readonly emulator: string | undefined;
}

/** Template of a store. Its files are in a folder with its name. */
export interface Template {
  readonly title: string;
  /** File of the settings. */
  readonly settingsFile: string;
  /** Paths that the platform redirects to after a sign-in. */
  readonly callbacks: readonly string[];
  /** Files that a change of the store starts from, with their contents. */
  readonly files: Readonly<Record<string, string>>;
  /** Guide in the repository. */
  readonly guide: string;
  /** Returns the settings: environment variables with their values. */
  settings(site: Site, secret: string): Readonly<Record<string, string>>;
}

/** Origin of a created store in development. */
export const ORIGIN = 'http://localhost:3000';

/** Components of a folder that changes of a store start from. */
const listComponentFiles = (folder: string): Record<string, string> => ({
  [`${folder}/settings.tsx`]: 'paths, locale and link of the components',
  [`${folder}/product-form.tsx`]: `the product page; its form is \`${folder}/buy-form.tsx\``,
  [`${folder}/product-texts.ts`]: 'the texts of that form',
  [`${folder}/listing.tsx`]: 'lists of products with filters',
  [`${folder}/cart.tsx`]: 'the cart, on its page and in the drawer',
  [`${folder}/order.tsx`]: 'the page after the checkout',
  [`${folder}/problem.tsx`]: 'messages for errors',
});

/** All templates by name. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  'react-router': {
    title: 'React Router: pages rendered on a server, with actions',
    settingsFile: '.env',
    callbacks: ['/auth/callback'],
    files: {
      'app/routes.ts': 'the pages, which are in `app/routes/`',
      'app/routes/product.tsx': 'loader and action of the product page',
      'app/routes/cart.tsx': 'loader and action of the cart',
      'app/session.server.ts': 'the client of a request, with its session',
      'app/root.tsx': 'header, and messages about failed pages',
      ...listComponentFiles('app/components/shop'),
    },
    guide: 'react-router',
    settings: ({ clientId, emulator }, secret) => ({
      WIX_CLIENT_ID: clientId,
      SESSION_SECRET: secret,
      ORIGIN,
      ...(emulator !== undefined && { WIX_API_URL: emulator }),
    }),
  },
  everything: {
    title: 'The demo store, with React Router: languages, account, wishlist, reviews, own checkout page',
    settingsFile: '.env',
    callbacks: ['/login/callback', '/de/login/callback'],
    files: {
      'src/routes.ts': 'the pages',
      'src/product/product-content.tsx': 'the product page; its form is `src/components/shop/buy-form.tsx`',
      'src/listing/listing.tsx': 'collections with filters',
      'src/cart/cart-contents.tsx': 'the bag, in the drawer and on its page',
      'src/checkout/checkout-form.tsx':
        'the checkout page; `server/place-order.ts` places orders that are not paid online',
      'src/account/account-page.tsx': 'the account',
      'src/lib/language/en/': 'all texts, which `src/lib/language/de/` translates; `useTexts` returns them',
      'src/ui/': 'components of several pages',
      'src/lib/describe-error.ts': 'messages for errors, in the words of the store',
      'server/index.ts': 'the server: sessions, webhooks, shopping agents',
    },
    guide: 'react-router',
    settings: ({ clientId, emulator }, secret) => ({
      WIX_CLIENT_ID: clientId,
      SESSION_SECRET: secret,
      ORIGIN,
      ...(emulator !== undefined && { WIX_API_URL: emulator }),
    }),
  },
  next: {
    title: 'Next.js: server components and actions in the App Router',
    settingsFile: '.env.local',
    callbacks: ['/auth/callback'],
    files: {
      'app/products/[slug]/page.tsx': 'the product page; `app/products/[slug]/actions.ts` has its server action',
      'app/collections/[slug]/page.tsx': 'collections',
      'app/cart/page.tsx': 'the cart; `app/cart/actions.ts` has its server action',
      'shop/catalog.ts': 'reads the catalog, with cache tags',
      'shop/session.ts': 'the client of a request, with its session',
      'shop/store.tsx': 'the provider of the hooks',
      ...listComponentFiles('components/shop'),
    },
    guide: 'nextjs',
    settings: ({ clientId, emulator }, secret) => ({
      WIX_CLIENT_ID: clientId,
      SESSION_SECRET: secret,
      NEXT_PUBLIC_ORIGIN: ORIGIN,
      ...(emulator !== undefined && { WIX_API_URL: emulator, NEXT_PUBLIC_MEDIA_URL: `${emulator}/media` }),
    }),
  },
  vite: {
    title: 'Vite: a single-page application without a server',
    settingsFile: '.env',
    callbacks: ['/login/callback'],
    files: {
      'src/main.tsx': 'the routes',
      'src/shop.ts': 'the client',
      'src/pages/collection-page.tsx': 'collections',
      ...listComponentFiles('src/components/shop'),
    },
    guide: 'react',
    settings: ({ clientId, emulator }) => ({
      VITE_WIX_CLIENT_ID: clientId,
      ...(emulator !== undefined && { VITE_WIX_API_URL: emulator }),
    }),
  },
};

/** Names of all templates. */
export const templateNames = Object.keys(templates) as TemplateName[];

/** Returns the folder with the files of a template. */
export const getTemplateFolder = (name: TemplateName): string =>
  fileURLToPath(new URL(`../../../templates/${name}/`, import.meta.url));
