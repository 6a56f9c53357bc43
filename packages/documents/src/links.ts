// Browsers ignore controls, spaces and invisible characters here, so `java\u0000script:` would pass a plain test.
const ignored = /[\p{Cc}\p{Cf}\p{Co}\p{Zs}\p{Zl}\p{Zp}]/gu;
const outside = /^(?:https?:\/\/[^/\\]|mailto:.|tel:.)/iu;
const inside = /^(?:#|\/(?![/\\]))/u;

/** The address without hidden characters if its kind is allowed, else null: the link then becomes its text. */
export function safeUrl(url: string): string | null {
  const bare = url.toWellFormed().replace(ignored, '');
  return outside.test(bare) || inside.test(bare) ? bare : null;
}

/** The same for a file that has no address of its own, where `/path` leads nowhere. */
export function absoluteUrl(url: string): string | null {
  const bare = safeUrl(url);
  return bare !== null && outside.test(bare) ? bare : null;
}

/** Whether the words of a link say already where it leads. A telephone number may be set in groups. */
export function showsUrl(url: string, words: string): boolean {
  const shown = words.trim();
  if (/^tel:/iu.test(url)) return /^[\d\s+()/.-]+$/u.test(shown);
  return url.replace(/^mailto:/u, '') === shown;
}
