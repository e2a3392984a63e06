import { callable, isApiError, type DeclaredOperation } from '@cartwright/core';

interface ItemOperation extends DeclaredOperation {
  (...args: never[]): Promise<unknown>;
}

/** Whether an error says that the item does not exist. */
const isMissingItem = (error: unknown): boolean => isApiError(error) && error.code === 'WDE0073';

/** Makes an operation return `null` for an item that does not exist. */
export const orNull = <Signature extends ItemOperation>(operation: ItemOperation): Signature =>
  Object.assign(
    callable((client) => async (...args: never[]) => {
      try {
        return (await client.use(operation)(...args)) ?? null;
      } catch (error) {
        if (isMissingItem(error)) return null;
        throw error;
      }
    }),
    { spec: operation.spec },
  ) as unknown as Signature;
