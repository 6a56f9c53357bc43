import type { tableEncodings } from '@clausewright/contract';

type Encoding = (typeof tableEncodings)[number];

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text in a file, and the encoding that it was taken for: its mark says, or it is UTF-8, or what programs of Windows
 * wrote in western Europe.
 */
export function decodeTable(bytes: Uint8Array): { encoding: Encoding; text: string } {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { encoding: marked[0], text: new TextDecoder(marked[0]).decode(bytes) };
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) };
  }
}
