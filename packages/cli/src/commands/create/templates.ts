import { fileURLToPath } from 'node:url';

/** Name of a template. */
export type TemplateName = 'react-router' | 'next' | 'vite';

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
  /** Guide in the repository. */
  readonly guide: string;
  /** Returns the settings: environment variables with their values. */
  settings(site: Site, secret: string): Readonly<Record<string, string>>;
}

/** Origin of a created store in development. */
export const ORIGIN = 'http://localhost:3000';

/** All templates by name. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  'react-router': {
    title: 'React Router: the demo store, with server rendering and an own checkout page',
    settingsFile: '.env',
    callbacks: ['/login/callback', '/de/login/callback'],
    guide: 'react-router',
    settings: ({ clientId, emulator }, secret) => ({
      WIX_CLIENT_ID: clientId,
      SESSION_SECRET: secret,
      ORIGIN,
      ...(emulator !== undefined && { WIX_API_URL: emulator }),
    }),
  },
  next: {
    title: 'Next.js: the core of a store in the App Router',
    settingsFile: '.env.local',
    callbacks: ['/auth/callback'],
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
    callbacks: [],
    guide: 'react',
    settings: ({ clientId, emulator }) => ({
      VITE_WIX_CLIENT_ID: clientId,
      ...(emulator !== undefined && { VITE_WIX_API_URL: emulator }),
    }),
  },
};

/** Names of all templates, the default first. */
export const templateNames = Object.keys(templates) as TemplateName[];

/** Returns the folder with the files of a template. */
export const getTemplateFolder = (name: TemplateName): string =>
  fileURLToPath(new URL(`../../../templates/${name}/`, import.meta.url));
