import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { functionSuccessors, isFunction } from '../../packages/cli/src/commands/codemod/cart-v2/functions.js';
import { isNamespace, sharedMembers, successors } from '../../packages/cli/src/commands/codemod/cart-v2/namespaces.js';
import { openProgram } from '../harness/compiler.js';

const entry = join(import.meta.dirname, '../../packages/ecom/src/index.ts');
const program = openProgram([entry]);
const checker = program.getTypeChecker();

const getDeclaration = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The exports of the namespaces of the package, with their declarations. */
const namespaces = new Map(
  checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!).map((namespace) => {
    const members = checker.getExportsOfModule(getDeclaration(namespace));
    return [namespace.name, new Map(members.map((member) => [member.name, getDeclaration(member)]))];
  }),
);

const names = Object.keys(successors).filter(isNamespace);

test.each(names)('the codemod knows which types of %s Cart V2 has, too', (name) => {
  const replaced = namespaces.get(successors[name]);
  const shared = [...namespaces.get(name)!].filter(
    ([member, symbol]) => /^[A-Z]/.test(member) && replaced?.get(member) === symbol,
  );
  expect([...sharedMembers[name]].sort()).toEqual(shared.map(([member]) => member).sort());
});

test.each(names)('the codemod knows all operations of %s, and their successors', (name) => {
  const operations = [...namespaces.get(name)!.keys()].filter((member) => /^(?!on[A-Z])[a-z]/.test(member));
  // Helpers that call nothing, and the target of a redirect of the platform.
  const others = [
    'assertLineItemsAdded',
    'findShortfalls',
    'purchasableQuantity',
    'markCheckoutAsCompletedAndRedirectToUrl',
  ];
  expect(operations.filter((member) => !isFunction(name, member)).filter((member) => !others.includes(member))).toEqual(
    [],
  );
  for (const [member, { name: successor }] of Object.entries(functionSuccessors[name])) {
    expect(operations).toContain(member);
    expect([...namespaces.get(successors[name])!.keys()]).toContain(successor);
  }
});
