/** Legal forms as they stand behind a name, or before it in France and the Netherlands, with the countries that have them. */
import type { Read } from './lines.ts';

interface Form {
  /** At the end of a name. */
  pattern: RegExp;
  countries: readonly string[];
  /** A person trades under it. */
  isPerson?: true;
}

/** Longer ones first: what ends with `GmbH & Co. KG` is no `KG`. */
const forms: readonly Form[] = [
  { pattern: /(?:GmbH|UG(?: \(haftungsbeschränkt\))?|AG) & Co\. ?(?:KGaA|KG|OHG)/u, countries: ['DE', 'AT'] },
  { pattern: /UG ?\(haftungsbeschränkt\)|UG haftungsbeschränkt/u, countries: ['DE'] },
  {
    pattern: /gGmbH|PartG ?mbB|PartGmbB|PartG|e\. ?Kfm\.|e\. ?Kfr\.|OHG|KGaA|GbR|eGbR|eG/u,
    countries: ['DE'],
  },
  { pattern: /e\. ?V\./u, countries: ['DE'] },
  { pattern: /e\. ?K\./u, countries: ['DE'], isPerson: true },
  { pattern: /e\. ?U\./u, countries: ['AT'], isPerson: true },
  { pattern: /OG/u, countries: ['AT'] },
  { pattern: /GesmbH|Ges\.m\.b\.H\.|Gesellschaft m\.b\.H\./u, countries: ['AT'] },
  { pattern: /GmbH|Gesellschaft mit beschränkter Haftung/u, countries: ['DE', 'AT', 'CH'] },
  { pattern: /AG|KG|SE/u, countries: ['DE', 'AT', 'CH'] },
  { pattern: /S\.?à\.? ?r\.?l\.?|Sàrl|Sagl/u, countries: ['CH', 'LU'] },
  { pattern: /SASU|SAS|SARL|EURL|SNC|SCOP|SCI|S\.A\.S\.U?|S\.A\.R\.L\./u, countries: ['FR'] },
  { pattern: /S\.?r\.?l\.?s\.?|S\.?r\.?l\.?|S\.p\.A\.|SpA|S\.n\.c\.|S\.a\.s\./iu, countries: ['IT'] },
  { pattern: /S\.?L\.?U\.?|S\.?L\.?P\.?|S\.?L\.?L\.?|S\.L\.|SL|S\.?Coop\.?|C\.B\./u, countries: ['ES'] },
  { pattern: /B\.V\.B\.A\.|BVBA|SRL|SPRL|ASBL|VZW|CommV|Comm\.V/u, countries: ['BE'] },
  { pattern: /B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?/u, countries: ['NL', 'BE'] },
  { pattern: /DAC|CLG|Designated Activity Company|Teoranta/u, countries: ['IE'] },
  { pattern: /LLP|CIC|P\.?L\.?C\.?|plc/u, countries: ['GB', 'IE'] },
  { pattern: /Limited|Ltd\.?/u, countries: ['GB', 'IE'] },
  { pattern: /S\.?A\.?/u, countries: ['FR', 'ES', 'BE', 'CH', 'LU'] },
  { pattern: /LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation/u, countries: ['US'] },
];

/** Words inside names that begin small. */
const small =
  /^(?:und|&|et|and|de|des|du|la|le|les|d['’]\p{L}+|of|di|da|dal|do|dos|del|della|dei|y|e|van|der|den|het|the|für|fils|\+|von|zu|in|&c)$/u;

export interface NamedCompany extends Read {
  form: string;
  countries: readonly string[];
  isPerson: boolean;
}

/** The first name with a legal form behind it on these lines. */
export function companyOn(lines: readonly string[]): NamedCompany | null {
  for (const line of lines) {
    if (/^(?:©|copyright)/iu.test(line) || line.length > 300) continue;
    const found = companyIn(line);
    if (found !== null) return found;
  }
  return null;
}

export function companyIn(line: string): NamedCompany | null {
  for (const { pattern, countries, isPerson } of forms) {
    const behind = formBehind(line, pattern);
    const named = behind ?? formBefore(line, pattern, countries);
    if (named !== null) return { ...named, quote: line, countries, isPerson: isPerson === true };
  }
  return null;
}

function formBehind(line: string, pattern: RegExp): { value: string; form: string } | null {
  const found = pattern.exec(line);
  if (found === null) return null;
  const [form] = found;
  const after = line.slice(found.index + form.length);
  const before = line.slice(0, found.index);
  if (!/^(?:$|[\s,.;:()–-])/u.test(after) || !/[\s,]$/u.test(before)) return null;
  const name = nameAtEnd(before.replace(/,?\s+$/u, ''));
  return name === '' ? null : { value: `${name}${/,\s*$/u.test(before) ? ',' : ''} ${form}`, form };
}

/** `SAS Martin Céramique`, `SARL Dupont`: the form leads where it is written in capitals. */
function formBefore(
  line: string,
  pattern: RegExp,
  countries: readonly string[],
): { value: string; form: string } | null {
  if (!countries.some((one) => ['FR', 'BE'].includes(one))) return null;
  const found = pattern.exec(line);
  if (found === null) return null;
  const [form] = found;
  if (!/^(?:|.*[\s:])$/u.test(line.slice(0, found.index))) return null;
  const words = line
    .slice(found.index + form.length)
    .trim()
    .split(' ');
  const name: string[] = [];
  for (const word of words.slice(0, 8)) {
    if (!isNameWord(word) || (name.length === 0 && small.test(word))) break;
    name.push(word.replace(/[,;]$/u, ''));
    if (/[,;:]$/u.test(word)) break;
  }
  return name.length === 0 ? null : { value: `${form} ${name.join(' ')}`, form };
}

/** The words of a name that end a text: a label, a sentence or a small word that joins nothing stands before it. */
function nameAtEnd(text: string): string {
  const words = text.split(' ');
  const name: string[] = [];
  for (const word of words.toReversed().slice(0, 9)) {
    if (/[:.;]$/u.test(word) && word.length > 3) break;
    if (!isNameWord(word)) break;
    name.unshift(word);
  }
  while (name[0] !== undefined && small.test(name[0])) name.shift();
  return name.join(' ').replace(/^["„“«»]+\s?|[,"“”«»]+$/gu, '');
}

function isNameWord(word: string): boolean {
  return small.test(word) || /^["„“«(]?[\p{Lu}\d]/u.test(word);
}
