/** A random UUID (version 4), as every browser makes it for an address of a blob: `crypto.randomUUID` is missing on pages without TLS. */
export const uuid = (): string => {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
};
