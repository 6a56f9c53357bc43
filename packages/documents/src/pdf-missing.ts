/** Letters that none of our fonts has: the typesetter names them, and a sign is printed in place of each. */

/** U+FFFD, which IBM Plex Sans has. */
const sign = '\ufffd';

/** The texts without a glyph that an error of the typesetter names. */
export function findMissingTexts(code: string): string[] {
  const named = code.matchAll(/the text `\\"(.+?)\\"` could not be displayed with font/gu);
  return [...new Set([...named].map(([, text = '']) => unescaped(text)))];
}

/** What is wrong, without the words of the document. */
export function describePdfError(code: string): string {
  const messages = [...code.matchAll(/message: "((?:[^"\\]|\\.)*)"/gu)].map(([, message = '']) => message);
  const reasons = messages.map((message) => message.replace(/`\\".*?\\"`/gu, '…'));
  return reasons.length === 0 ? code : [...new Set(reasons)].join('; ');
}

/** Puts the sign in place of each of these texts. The title and the addresses of links stay: neither is drawn. */
export function markMissing<Data extends { title: string }>(data: Data, missing: readonly string[]): Data {
  const letters = new Set(missing.filter((text) => /^.$/su.test(text)));
  // Longest first: a letter with its marks is replaced as one.
  const clusters = missing
    .filter((text) => !letters.has(text))
    .toSorted((one, other) => other.length - one.length);
  const shown = (text: string): string =>
    clusters
      .reduce((rest, cluster) => rest.replaceAll(cluster, signFor), text)
      .replace(/[^\p{ASCII}]/gu, (letter) => (letters.has(letter) ? signFor(letter) : letter));
  const changed = JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && key !== 'url' ? shown(value) : value,
  ) as Data;
  return { ...changed, title: data.title };
}

/** Characters that are invisible anyway just go. */
function signFor(text: string): string {
  return /^\p{Default_Ignorable_Code_Point}+$/u.test(text) ? '' : sign;
}

/** Rust prints what is not printable as `\\u{e123}`, escaped twice here. */
function unescaped(text: string): string {
  return text.replace(/\\+u\{([0-9a-f]+)\}/gu, (_, digits: string) =>
    String.fromCodePoint(parseInt(digits, 16)),
  );
}
