/** Steps of the scenario in all runtimes. */
export const steps = [
  'a visitor reads the cart',
  'arguments are converted, and left as they were',
  'a query, its pages, and a long one',
  'a passing failure is retried',
  'a call is aborted, or too late',
  'errors have one shape',
  'an operation of your own, called alone',
  'GraphQL',
  'media',
];

/** Steps in runtimes with cryptography. */
export const stepsWithWebhooks = [...steps, 'a signed event is verified and handled once'];

/** Steps on servers. */
export const stepsOnServers = [...stepsWithWebhooks, 'a server keeps a session in a sealed cookie'];
