/** ID in the arguments of all calls. */
export const anId = '11111111-2222-3333-4444-555555555555';
