/** Where a function keeps the way to bind it to a client. */
export const bindTo = /* @__PURE__ */ Symbol.for('@cartwright/bind');
