/**
 * The host name that a banner serves on, as the server keeps it: lower case, in ASCII, without `www.`. Null
 * for what is no address of a website (specification 5: the protocol may be missing).
 */
export function parseDomain(typed: string): string | null {
  const text = typed.trim();
  if (text.length > 2048 || /\s|@/.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const host = hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
  const labels = host.split('.');
  const isName = labels.length > 1 && labels.every((label) => /^[a-z\d_][a-z\d_-]{0,62}$/.test(label));
  return isName && /^[^\d].{1,62}$/.test(labels.at(-1) ?? '') ? host : null;
}

/** The same as it was typed where that is another spelling: `bücher.example`. To be shown. */
export function toDisplayDomain(typed: string): string | null {
  const domain = parseDomain(typed);
  const [host = ''] = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#:]/);
  const shown = host.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
  return domain !== null && parseDomain(shown) === domain ? shown : domain;
}
