/** The content of a file; null where the browser cannot read it, as when it was moved after it was chosen. */
export function readBase64(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    const { result } = reader;
    resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : null);
  });
  reader.addEventListener('error', () => resolve(null));
  reader.readAsDataURL(file);
  return promise;
}
