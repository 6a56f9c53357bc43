/** Offsets are those of the ZIP specification (APPNOTE 6.3): end record, central directory, local headers. */
const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
/** 1 January 1980 00:00, the first moment a ZIP file can name. */
const epoch = 0x00210000;

/** Sets the time of every entry to the epoch: the packer writes the moment of packing into each. Changes `bytes`. */
export function repeatable(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end--;
  if (end < 0) throw new Error('the packer wrote no zip file');
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== centralSignature) throw new Error('the central directory is damaged');
    view.setUint32(at + 12, epoch, true);
    view.setUint32(view.getUint32(at + 42, true) + 10, epoch, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return bytes;
}
