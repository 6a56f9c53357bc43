// Controls, spaces and invisible characters go before the test: browsers ignore some of them there.
const ignored = /[\p{Cc}\p{Cf}\p{Co}\p{Zs}\p{Zl}\p{Zp}]/gu;

/** The address when its protocol is http, https, mailto, tel, `#` or `/`; otherwise null. */
export function safeUrl(address: string): string | null {
  const url = address.replace(ignored, '');
  if (/^(?:https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(url)) return url;
  if (/^(?:#|\/(?![/\\]))/.test(url)) return url;
  return null;
}

/** Reads what people type for an address: `example.org` is `https://example.org`. */
export function webAddress(typed: string): string | null {
  const url = typed.replace(ignored, '');
  const whole = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?#]|$)/iu.test(url) ? `https://${url}` : url;
  return safeUrl(whole);
}
