import { setImmediate as turn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export interface ArchiveEntry {
  name: string;
  parts: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
}

/** More needs another form of directory, which not every program reads. */
const mostEntries = 65_000;
/** Bytes that are packed before other requests have their turn. */
const atOnce = 64 * 1024;

/**
 * A ZIP file of entries that come one by one, so that memory holds what is packed and one entry. Null where it would
 * have more than `most` bytes, or more entries than such a file can.
 */
export async function createZip(
  entries: AsyncIterable<ArchiveEntry>,
  { mtime, most, entriesAtMost = mostEntries }: { mtime: Date; most: number; entriesAtMost?: number },
): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let [bytes, count] = [0, 0];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
    bytes += piece.length;
  });
  for await (const { name, parts } of entries) {
    count += 1;
    if (count > entriesAtMost) return null;
    const file = Object.assign(new ZipDeflate(name), { mtime });
    zip.add(file);
    for await (const part of parts) {
      const content = typeof part === 'string' ? Buffer.from(part) : part;
      for (let from = 0; from < content.length; from += atOnce) {
        file.push(content.subarray(from, from + atOnce));
        await turn();
      }
      if (bytes > most) return null;
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return Buffer.concat(pieces);
}
