/** Loaded with the first call: the first step asks without the server. */
export { send } from '../api.ts';
export { calls } from '../calls.ts';
