/** A random UUID (version 4), as every browser makes it for an address of a blob: `crypto.randomUUID` is missing on pages without TLS. */
export const uuid = (): string => {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
};

/** Version 7 (RFC 9562): begins with the time, so that the log's newest rows lie together. */
export const timedUuid = (at: number): string =>
  at.toString(16).padStart(12, '0').replace(/.{8}/, '$&-') + uuid().slice(13).replace('4', '7');
