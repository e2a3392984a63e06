/** Returns the operations with a check before each request. If the check rejects, no request is sent. */
export const beforeEach = <Operations extends Record<string, (...args: never[]) => Promise<unknown>>>(
  operations: Operations,
  check: () => Promise<void>,
): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([name, call]) => [
      name,
      async (...args: never[]) => {
        await check();
        return call(...args);
      },
    ]),
  ) as Operations;
