/**
 * Adds modules to a client, each of which is bound when it is first read. Tests open a client for each call, and binding
 * all modules takes ten times as long as a call.
 *
 * @param client - Client of either SDK.
 * @param modules - Modules by their names on the client.
 * @param bind - Binds a group of modules.
 */
export function bindLazily<Client extends object, Modules extends object, Bound>(
  client: Client,
  modules: Modules,
  bind: (modules: Modules) => Bound,
): Client & Bound {
  for (const name of Object.keys(modules) as (keyof Modules & keyof Bound)[]) {
    let bound: Bound[typeof name] | undefined;
    const get = () => (bound ??= bind({ [name]: modules[name] } as Modules)[name]);
    Object.defineProperty(client, name, { enumerable: true, get });
  }
  return client as Client & Bound;
}
