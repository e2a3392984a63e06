import * as ecom from '@cartwright/ecom';
import * as ecomModules from '@cartwright/ecom/modules';
import * as identity from '@cartwright/identity';
import * as identityModules from '@cartwright/identity/modules';
import * as stores from '@cartwright/stores';
import * as storesModules from '@cartwright/stores/modules';
import { expect, test } from 'vitest';

type Namespaces = Readonly<Record<string, object>>;

/** The functions of each namespace that has any, by name. */
function listFunctions(exports: Namespaces): Record<string, Record<string, unknown>> {
  const namespaces = Object.entries(exports).map(([name, namespace]) => {
    const functions = Object.entries(namespace).filter(([, value]) => typeof value === 'function');
    return [name, Object.fromEntries(functions)] as const;
  });
  return Object.fromEntries(namespaces.filter(([, functions]) => Object.keys(functions).length > 0));
}

test.each<[string, Namespaces, Namespaces]>([
  ['ecom', ecom, ecomModules],
  ['identity', identity, identityModules],
  ['stores', stores, storesModules],
])('the modules of %s are its namespaces without enumerations', (_, all, modules) => {
  expect(Object.keys(modules).length).toBeGreaterThan(5);
  const copies = Object.entries(modules).map(([name, namespace]) => [name, { ...namespace }]);
  expect(Object.fromEntries(copies)).toEqual(listFunctions(all));
});
