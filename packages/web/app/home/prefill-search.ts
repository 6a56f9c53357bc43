/** `?data=` with base64url JSON, as the wizards read it. */
export function prefillSearch(answers: Record<string, string | string[]>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(answers));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `?data=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
