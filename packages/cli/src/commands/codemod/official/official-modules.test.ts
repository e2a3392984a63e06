import { expect, test } from 'vitest';
import { runCodemod } from '../../../testing/run-codemod.js';

const migrate = async (file: string, text: string) => {
  const manifest = '{\n  "dependencies": { "@wix/media": "1.0.0", "@wix/sdk": "1.21.16" }\n}\n';
  const { files, findings } = await runCodemod('official', { [file]: text, 'package.json': manifest });
  expect(files['package.json']).toContain('"@wix/sdk": "1.21.16"');
  return { text: files[file], findings };
};

test('gives modules without a counterpart to an official client in the same session, and adds them to the client', async () => {
  const { text, findings } = await migrate(
    'wix.ts',
    `import { createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { products } from '@wix/stores';
import { files, folders as mediaFolders } from '@wix/media';
import { badges, members } from '@wix/members';

export const getClient = (tokens: Tokens) =>
  createClient({
    modules: {
      files,
      products,
      // Folders
      folders: mediaFolders,
      members,
      badges,
    },
    auth: OAuthStrategy({ clientId: 'id', tokens }),
  });
export type File = files.FileDescriptor;
`,
  );
  expect(text).toBe(`import { OAuthStrategy, type Tokens } from '@cartwright/identity';
import { createClient } from '@cartwright/core';
import { products } from '@cartwright/stores/modules';
import { files, folders as mediaFolders } from '@wix/media';
import { badges } from '@wix/members';
import { members } from '@cartwright/identity/modules';
import { type AuthenticationStrategy, type BuildDescriptors, createClient as createOfficialClient, type Descriptors } from '@wix/sdk';

/** Adds modules that Cartwright does not have to a client. A client of the official SDK calls them in the same session. */
function addOfficialModules<Own extends { readonly auth: AuthenticationStrategy }, Modules extends Descriptors>(client: Own, modules: Modules) {
  const official = createOfficialClient({ auth: client.auth, modules });
  const added = Object.entries(official).filter(([name]) => name in modules);
  return Object.assign(client, Object.fromEntries(added) as BuildDescriptors<Modules, undefined>);
}

export const getClient = (tokens: Tokens) =>
  addOfficialModules(createClient({
    modules: {
      products,
      // Folders
      members,
    },
    auth: OAuthStrategy({ clientId: 'id', tokens }),
  }), { files, folders: mediaFolders, badges });
export type File = files.FileDescriptor;
`);
  expect(findings).toEqual([]);
});

test('adds them to each client of a JavaScript file, in its style', async () => {
  const { text, findings } = await migrate(
    'wix.js',
    `import { ApiKeyStrategy, createClient } from "@wix/sdk"
import { items } from "@wix/data"
import * as forms from "@wix/forms"
import { contacts } from "@wix/crm"

const auth = ApiKeyStrategy({ apiKey: "key", siteId: "site" })
export const admin = createClient({ auth, modules: { items, contacts } })
export const visitor = createClient({ modules: { ...admin.modules, forms } })
export const crm = createClient({ auth, modules: { contacts } })
export const plain = createClient({ auth })
`,
  );
  expect(text).toBe(`import { ApiKeyStrategy } from "@cartwright/identity/server"
import { createClient } from "@cartwright/core"
import { items } from "@cartwright/data"
import * as forms from "@wix/forms"
import { contacts } from "@wix/crm"
import { createClient as createOfficialClient } from "@wix/sdk"

/** Adds modules that Cartwright does not have to a client. A client of the official SDK calls them in the same session. */
function addOfficialModules(client, modules) {
  const official = createOfficialClient({ auth: client.auth, modules })
  const added = Object.entries(official).filter(([name]) => name in modules)
  return Object.assign(client, Object.fromEntries(added))
}

const auth = ApiKeyStrategy({ apiKey: "key", siteId: "site" })
export const admin = addOfficialModules(createClient({ auth, modules: { items } }), { contacts })
export const visitor = addOfficialModules(createClient({ modules: { ...admin.modules } }), { forms })
export const crm = createOfficialClient({ auth, modules: { contacts } })
export const plain = createClient({ auth })
`);
  expect(findings).toEqual([]);
});

test('keeps the official client if it has no other modules', async () => {
  const body = `
export const client = createClient({ auth: OAuthStrategy({ clientId: 'id' }), modules: { services, bookings } });
`;
  const services = "import { bookings, services } from '@wix/bookings';\n";
  const { text, findings } = await migrate(
    'wix.ts',
    `import { createClient, OAuthStrategy } from '@wix/sdk';\n${services}${body}`,
  );
  expect(text).toBe(
    `import { createClient } from '@wix/sdk';\nimport { OAuthStrategy } from '@cartwright/identity';\n${services}${body}`,
  );
  expect(findings).toEqual([]);
});

test('keeps an official client that somebody wrote beside a client of Cartwright', async () => {
  const text = `import { createClient } from '@cartwright/core';
import { createClient as createWix } from '@wix/sdk';
import { posts } from '@wix/blog';
export const client = createClient({});
export const wix = createWix({ auth: client.auth, modules: { posts } });
export const empty = createWix({ auth: client.auth });
`;
  expect(await migrate('wix.ts', text)).toEqual({ text, findings: [] });
});

test('reports modules that it cannot give to an official client', async () => {
  const { findings } = await migrate(
    'wix.ts',
    `import { createClient } from '@wix/sdk';
import { files } from '@wix/media';
export const addOfficialModules = null;
export const client = createClient({ modules: { files, other: 1 } });
client.use(files);
`,
  );
  expect(findings).toEqual([
    'wix.ts:4 check `files` of @wix/media is given to a client, which accepts Cartwright modules only.',
    'wix.ts:5 check `files` of @wix/media is given to a client, which accepts Cartwright modules only.',
    'package.json:2 check @wix/sdk stays, because @wix/media needs it.',
  ]);
});
