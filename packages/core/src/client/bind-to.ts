/** Property of a function that binds it to a client: `(client) => boundFunction`. */
export const bindTo = /* @__PURE__ */ Symbol.for('@cartwright/bind');
