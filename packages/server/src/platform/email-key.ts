/** What e-mail addresses are compared by; the address itself is kept as the person wrote it. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
