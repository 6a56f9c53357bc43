/**
 * A random UUID (version 4), as every browser makes one for an address of a blob, which is empty and goes with the page:
 * `crypto.randomUUID` is missing on pages without TLS.
 */
export const uuid = (): string => URL.createObjectURL(new Blob()).slice(-36);
