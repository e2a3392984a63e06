import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { openProgram } from '../harness/compiler.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Looks up the fields that the types of Cartwright's operations declare, by argument position. */
export const openParameters = () => {
  const files = ['ecom', 'identity', 'members', 'stores'].map((name) => `${root}packages/${name}/src/index.ts`);
  const program = openProgram(files);
  const checker = program.getTypeChecker();

  const getExports = (symbol: ts.Symbol | undefined): ts.Symbol[] => {
    if (!symbol) return [];
    return checker.getExportsOfModule(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  };
  const member = (symbols: readonly ts.Symbol[], name: string): ts.Symbol | undefined => {
    const found = symbols.find((symbol) => symbol.name === name);
    return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  };
  const modules = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return getExports(source && checker.getSymbolAtLocation(source));
  });

  /** Types of a call's arguments. A rest argument is a tuple. */
  const getTypes = (signature: ts.Signature): ts.Type[] =>
    signature.getParameters().flatMap((parameter) => {
      const type = checker.getTypeOfSymbol(parameter);
      return checker.isTupleType(type) ? [...checker.getTypeArguments(type as ts.TypeReference)] : [type];
    });

  const getFields = (type: ts.Type): string[] => {
    const plain = checker.getNonNullableType(type);
    return (plain.isUnion() ? plain.types : [plain])
      .filter((part) => part.isIntersection() || (part.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(part)))
      .flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name));
  };

  /** Fields of each argument, for each overload. The last argument is the request options. */
  return (module: string, name: string): string[][][] => {
    const symbol = member(getExports(member(modules, module)), name);
    const signatures = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
    return signatures.map((signature) => getTypes(signature).map(getFields));
  };
};
