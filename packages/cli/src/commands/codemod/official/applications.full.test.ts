import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../testing/run.js';
import { migrateFile } from './migrate-file.js';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const applications = ['server-actions', 'browser-context'];

let parent: string;
const getFolder = (application: string) => join(parent, application);
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'cartwright-applications-'));
});
afterAll(() => rmSync(parent, { recursive: true }));

/** Type errors of the migrated applications, which are compiled as if they were in the folders of the fixtures. */
function typeErrors(): string[] {
  const root = join(fixtures, '../../..');
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'))
    .config as object;
  const settings = { ...config, files: [] };
  const { options } = ts.parseJsonConfigFileContent(settings, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, types: ['node'] });
  const names = applications.flatMap((name) => listFiles(getFolder(name)).map((file) => join(name, file)));
  const migrated = new Map(names.map((file) => [join(fixtures, file), readFileSync(join(parent, file), 'utf8')]));
  const program = ts.createProgram(
    [...migrated.keys(), join(fixtures, 'modules.d.ts')],
    {
      ...options,
      types: ['node'],
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: false,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      exactOptionalPropertyTypes: false,
      noUncheckedIndexedAccess: false,
    },
    {
      ...host,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
      getSourceFile: (file, language) => {
        const text = migrated.get(file);
        return text === undefined ? host.getSourceFile(file, language) : ts.createSourceFile(file, text, language);
      },
    },
  );
  // Only those of the applications: the type check of the project finds those of the packages that they import.
  const diagnostics = [...migrated.keys()].flatMap((file) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)),
  );
  return diagnostics.map(({ file, messageText, start = 0 }) => {
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return `${file?.fileName.replace(fixtures, '')}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('migrates applications of both kinds completely, and they compile', { timeout: 120_000 }, async () => {
  for (const name of applications) {
    cpSync(join(fixtures, name), getFolder(name), { recursive: true });
    const { out } = await run(['codemod', 'official', '--json'], { cwd: getFolder(name) });
    expect(JSON.parse(out)).toMatchObject({ findings: [] });
    const again = await run(['codemod', 'official', '--json'], { cwd: getFolder(name) });
    expect(JSON.parse(again.out)).toEqual({ changes: [], findings: [] });
    const texts = [...listFiles(getFolder(name)), 'package.json'].map((file) =>
      readFileSync(join(getFolder(name), file), 'utf8'),
    );
    expect(texts.filter((text) => text.includes('@wix/'))).toEqual([]);
  }
  expect(typeErrors()).toEqual([]);
});

test('changes nothing but what it migrates: other lines stay, and a second run changes nothing', () => {
  const names = [
    'createClient',
    'OAuthStrategy',
    'IOAuthStrategy',
    'Tokens',
    'media',
    'EMPTY_TOKENS',
    'WixClient',
    'Other',
  ];
  const specifier = fc.record({ name: fc.constantFrom(...names), alias: fc.boolean(), comment: fc.boolean() });
  const list = fc.uniqueArray(specifier, { selector: ({ name }) => name, minLength: 1 });
  const style = fc.record({
    multiline: fc.boolean(),
    comma: fc.boolean(),
    semicolon: fc.boolean(),
    quote: fc.constantFrom('"', "'"),
  });
  fc.assert(
    fc.property(list, style, (specifiers, { multiline, comma, semicolon, quote }) => {
      const items = specifiers.map(({ name, alias, comment }, index) => {
        const end = index < specifiers.length - 1 || comma ? ',' : '';
        return `${name}${alias ? ` as Own${name}` : ''}${end}${comment ? ` /* ${name} */` : ''}`;
      });
      const body = multiline ? `\n    ${items.join('\n    ')}\n` : ` ${items.join(' ')} `;
      const rest = `\n// A comment\nexport   const  other = 1 ;\n`;
      const before = `// First\nimport {${body}} from ${quote}@wix/sdk${quote}${semicolon ? ';' : ''}\n${rest}`;
      const { text } = migrateFile('shop.ts', before);
      expect(text.startsWith('// First\n')).toBe(true);
      expect(text.endsWith(rest)).toBe(true);
      for (const { name, comment } of specifiers) {
        // Comments on a specifier that is left out are left out, too.
        if (comment && name !== 'EMPTY_TOKENS') expect(text).toContain(`/* ${name} */`);
      }
      expect(migrateFile('shop.ts', text).text).toBe(text);
    }),
  );
});
