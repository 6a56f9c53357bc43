/** Names of people behind a label: up to six, without titles of their office. */
import { everyBehind, type Read } from './lines.ts';

const most = 6;
const titles =
  /^(?:herr|frau|m\.|mme|mr\.?|mrs\.?|ms\.?|monsieur|madame|sig\.?(?:ra)?|sr\.?a?|don|doña|dhr\.|mevr\.|dott\.(?:ssa)?)\s+/iu;
const person =
  /^(?:(?:Dr|Prof|Mag|Dipl|Ing|DI|MMag|lic|med|jur)\.?(?:-Ing\.?)? )*\p{Lu}[\p{L}.'’-]*(?: (?:von|van|der|den|de|di|del|della|da|zu|y|la|le|ten|ter|\p{Lu}[\p{L}.'’-]*)){1,5}$/u;

export function peopleBehind(lines: readonly string[], labels: readonly string[]): Read | null {
  for (const { value, quote } of everyBehind(lines, labels)) {
    // `Vertreten durch:` stands above `Geschäftsführer: …`.
    const names = namesIn(value.replace(/^[^:]{3,40}:\s*/u, ''));
    if (names.length === 0) continue;
    const further = names.length < most ? following(lines, quote) : [];
    return { value: [...new Set([...names, ...further])].slice(0, most).join(', '), quote };
  }
  return null;
}

export function isPerson(text: string): boolean {
  return person.test(text.replace(titles, ''));
}

function namesIn(text: string): string[] {
  return text
    .replaceAll(/\([^)]*\)/gu, ' ')
    .split(/\s*[,;/]\s*|\s+(?:und|and|et|e|y|en|&)\s+/u)
    .map((one) =>
      one
        .replace(titles, '')
        .replace(/[.\s]+$/u, '')
        .trim(),
    )
    .filter((one) => person.test(one))
    .slice(0, most);
}

/** One name a line below the first. */
function following(lines: readonly string[], quote: string): string[] {
  const at = lines.findIndex((line) => line === quote || quote.endsWith(` ${line}`));
  const found: string[] = [];
  for (const line of lines.slice(at + 1, at + most)) {
    if (!isPerson(line)) break;
    found.push(...namesIn(line));
  }
  return found;
}
