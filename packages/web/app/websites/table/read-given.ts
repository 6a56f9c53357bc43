/** Bytes that the server takes; what is more need not be sent. */
const mostBytes = 2_000_000;

/** What is sent of a table: a file as it is, or what was pasted. */
export type Given = { file: string } | { text: string };

/** Null where there is nothing to send. */
export async function readGiven(file: File | null, pasted: string): Promise<Given | 'too-large' | null> {
  if (file !== null) return file.size > mostBytes ? 'too-large' : { file: await base64Of(file) };
  if (pasted.trim() === '') return null;
  return new Blob([pasted]).size > mostBytes ? 'too-large' : { text: pasted };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
}
