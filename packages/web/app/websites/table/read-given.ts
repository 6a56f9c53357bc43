import { readBase64 } from '../../read-base64.ts';

/** Bytes that the server takes; what is more need not be sent. */
const mostBytes = 2_000_000;

/** What is sent of a table: a file as it is, or what was pasted. */
export type Given = { file: string } | { text: string };

/** Null where there is nothing to send, or a file that cannot be read any more. */
export async function readGiven(file: File | null, pasted: string): Promise<Given | 'too-large' | null> {
  if (file !== null) {
    if (file.size > mostBytes) return 'too-large';
    const content = await readBase64(file);
    return content === null ? null : { file: content };
  }
  if (pasted.trim() === '') return null;
  return new Blob([pasted]).size > mostBytes ? 'too-large' : { text: pasted };
}
