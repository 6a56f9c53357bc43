/** What a person may mean by the address of a page: without a scheme the safe one, then the other. */
export function typedAddresses(typed: string): URL[] {
  const text = typed.trim();
  const written = /^[a-z][a-z\d+.-]*:\/\//iu.test(text) ? [text] : [`https://${text}`, `http://${text}`];
  return written.flatMap((one) => URL.parse(one) ?? []);
}
