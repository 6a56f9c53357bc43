/**
 * A random UUID (version 4); `crypto.randomUUID` is missing on pages without TLS, where every browser makes one for
 * an address of a blob, which is empty and goes with the page.
 */
export const uuid = (): string =>
  (crypto as Partial<Crypto>).randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);
