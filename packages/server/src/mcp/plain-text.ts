/** The text of HTML that our own renderers wrote; what was taken out stands in `[-…-]`, what came in `{+…+}`. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/<del\b[^>]*>/g, '[-'],
  [/<\/del>/g, '-]'],
  [/<ins\b[^>]*>/g, '{+'],
  [/<\/ins>/g, '+}'],
  [/<h1\b[^>]*>/g, '\n\n# '],
  [/<h2\b[^>]*>/g, '\n\n## '],
  [/<h[3-6]\b[^>]*>/g, '\n\n### '],
  [/<li\b[^>]*>/g, '\n- '],
  [/<\/t[dh]>/g, ' | '],
  [/<(?:p|tr|table|ul|ol|div|section|br)\b[^>]*>/g, '\n'],
  [/<[^>]*>/g, ''],
  [/&nbsp;|&#160;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;|&#34;/g, '"'],
  [/&#39;|&#x27;|&apos;/g, "'"],
  [/&amp;/g, '&'],
  [/[ \t]+\n/g, '\n'],
  [/\n{3,}/g, '\n\n'],
];

export function plainText(html: string): string {
  return marks.reduce((text, [mark, by]) => text.replaceAll(mark, by), html).trim();
}

/** Characters of one part: what a model reads at once. */
const partLength = 12_000;

/** One part of a long text, from 1. */
export function partOf(text: string, part: number): { part: number; parts: number; text: string } {
  const parts = Math.max(1, Math.ceil(text.length / partLength));
  return { part, parts, text: text.slice((part - 1) * partLength, part * partLength) };
}
