import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  removed,
  removedMembers,
  renamed,
  reused,
} from '../../packages/cli/src/commands/codemod/official-types/drift.js';

const packages = join(import.meta.dirname, '../node_modules/@wix');
const getDeclarationFile = (name: string) => realpathSync(join(packages, name, 'build/es/index.d.mts'));
const files = {
  earlier: getDeclarationFile('auto_sdk_ecom_orders-1.0.103'),
  '@wix/ecom#orders': getDeclarationFile('auto_sdk_ecom_orders'),
  '@wix/ecom#currentCart': getDeclarationFile('auto_sdk_ecom_current-cart'),
  '@wix/ecom#cart': getDeclarationFile('auto_sdk_ecom_cart'),
  '@wix/ecom#checkout': getDeclarationFile('auto_sdk_ecom_checkout'),
};
const program = ts.createProgram(Object.values(files), {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();

/** The exports of a file: members of enumerations, and `undefined` of everything else. */
function getExports(file: string): Map<string, string[] | undefined> {
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  return new Map(
    symbols.map((symbol) => {
      const { flags, exports } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return [symbol.name, flags & ts.SymbolFlags.Enum ? [...(exports?.keys() ?? [])].map(String) : undefined];
    }),
  );
}

const current = new Map(Object.entries(files).map(([name, file]) => [name, getExports(file)]));
const earlier = current.get('earlier')!;
const orders = current.get('@wix/ecom#orders')!;

test('every current name exists, and no earlier one', () => {
  for (const [namespace, names] of Object.entries(renamed)) {
    for (const [before, after] of Object.entries(names)) {
      expect(current.get(namespace)?.has(before)).toBe(false);
      expect([...(current.get(namespace)?.keys() ?? [])]).toContain(after);
    }
    expect([...(current.get(namespace)?.keys() ?? [])].filter((name) => removed[namespace]?.includes(name))).toEqual(
      [],
    );
  }
});

test('renamed enumerations have the same members', () => {
  for (const [before, after] of Object.entries(renamed['@wix/ecom#orders'] ?? {})) {
    expect(orders.get(after)).toEqual(earlier.get(before));
  }
  const { name, earlier: own, current: others } = reused['@wix/ecom#orders.PaymentStatus']!;
  const [before, payment] = [earlier.get('PaymentStatus') ?? [], orders.get('PaymentStatus') ?? []];
  expect(orders.get(name)).toEqual(before);
  expect(before.filter((member) => !payment.includes(member)).sort()).toEqual([...own].sort());
  expect(payment.filter((member) => !before.includes(member)).sort()).toEqual([...others].sort());
});

test('everything that orders does not have any more is known', () => {
  const stems = [...earlier.keys()]
    .filter((name) => !orders.has(name))
    .map((name) => name.replace(/WithLiterals$/, ''));
  const known = [...Object.keys(renamed['@wix/ecom#orders']!), ...removed['@wix/ecom#orders']!];
  expect(stems.filter((name) => !known.includes(name))).toEqual([]);
  const lost = [...earlier].flatMap(([name, members]) =>
    (orders.get(name) && members ? members : []).flatMap((member) =>
      orders.get(name)?.includes(member) || reused[`@wix/ecom#orders.${name}`] ? [] : [`${name}.${member}`],
    ),
  );
  const listed = Object.entries(removedMembers['@wix/ecom#orders']!).flatMap(([name, members]) =>
    members.map((member) => `${name}.${member}`),
  );
  expect(lost.sort()).toEqual(listed.sort());
});
