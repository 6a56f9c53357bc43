import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const unpack = promisify(brotliDecompress);

/** The text of a file of evidence as it was sealed. */
export async function unpackEvidence(packed: Uint8Array): Promise<string> {
  return (await unpack(packed)).toString();
}
