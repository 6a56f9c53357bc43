import * as fc from 'fast-check';

/** Stands in whatever is sent, so that it is known wherever it turns up again. */
export const sentMark = 'sent-7c41e9';

/** What no text may hold: PostgreSQL takes none of it. */
export const unusableTexts = ['\0', `${sentMark}\0`, '\ud800', '\udfff\ud800', `a\udc00${sentMark}`];

/** Texts that may be refused by a rule and otherwise stand for themselves. */
const strangeTexts = [
  '',
  ' ',
  '\u00a0\u2003',
  `\u202e${sentMark}\u202c`,
  '\u2066\u2067\u061c\u200f',
  'a\u200b\u200c\u200d\ufeffb',
  '👩🏽‍🚀👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  `Z${'\u0301'.repeat(60)}algo`,
  '\ufdfa\ufb03\u0149',
  `{{${sentMark}}} {{constructor.constructor('return 1')()}} \${7*7} #{7*7} <%= 7 %>`,
  `a\r\nBcc: ${sentMark}@shop.example\r\n\r\nb`,
  '\u2028\u2029\u0085\u000b\u000c',
  '\u0001\u0008\u001b[31m\u007f',
  `=HYPERLINK("https://${sentMark}.example")`,
  '+1-1',
  '@SUM(A1)',
  `<img src=x onerror=alert('${sentMark}')></script><!--`,
  `'; drop table accounts; -- ${sentMark}`,
  '%s%n%x %00 ..%2f',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//evil.example/x',
  'http://[::1]:22/ ',
  '1e309',
  '-0',
  '9999-99-99',
  '0000-02-30',
  '99999999999999999999',
  'null',
  '__proto__',
  'toString',
  '['.repeat(3000),
  '> '.repeat(300),
  '*_'.repeat(1000),
  `${'- '.repeat(200)}x`,
  '`'.repeat(999),
  '|a'.repeat(300),
  '![a](b)'.repeat(200),
  'x'.repeat(5000),
] as const;

export const strangeText = fc.constantFrom(...strangeTexts);

/** Anything that is text, and storable. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'Muster & Söhne', 'shop.example', sentMark) },
  { weight: 2, arbitrary: strangeText },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);
