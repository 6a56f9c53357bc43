import { inflateRawSync } from 'node:zlib';

/** Reads the entries of a ZIP file as text, by path. */
export function zipEntries(bytes: Uint8Array): Map<string, string> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.lastIndexOf('PK\u0005\u0006');
  const entries = new Map<string, string>();
  let at = view.readUInt32LE(end + 16);
  for (let left = view.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = at + 46 + view.readUInt16LE(at + 28);
    const local = view.readUInt32LE(at + 42);
    const start = local + 30 + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
    const data = view.subarray(start, start + view.readUInt32LE(at + 20));
    const content = view.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data);
    entries.set(view.toString('utf8', at + 46, nameEnd), content.toString('utf8'));
    at = nameEnd + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}
