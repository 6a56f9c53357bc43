/** A lot from 0 up to 1. */
export const lot = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
