/** The court that keeps a register, as German and Austrian imprints name it. */

/** Words of one place: a second capital letter is part of it only in known company, or it begins the next label. */
const placeName =
  /^(?:St\. ?|Sankt |Bad |Wiener )?\p{Lu}\p{Ll}[\p{L}-]*(?:[ -]\(?Charlottenburg\)?|(?: (?:am|an der|an|im|in der|in|ob der|vor der) |\/)\p{Lu}(?:\p{L}{0,2}\.|[\p{L}-]*)|,? (?:[aiv]\. ?)(?:d\. ?)?\p{Lu}\p{L}{0,3}\.(?! ?\p{Lu}\p{Ll}{4})| \((?!Register|Handels|Firmenbuch|Abt)\p{Lu}\p{Ll}[\p{L} ]*\)){0,2}/u;

const courtWords =
  /(Amtsgericht|Registergericht|Firmenbuchgericht|Landesgericht|Handelsgericht)s?[\s:]+(?:(Amtsgericht|AG|Landesgericht|LG|Handelsgericht|HG)\s+)?(?:für (?:ZRS|Zivilrechtssachen)\s+)?/gu;

/** Beside the number alone: AG is a company too. */
const shortBefore = /(?:^|[\n,;:|(–-]|\bbeim|\bdes|[Rr]egister)\s*(AG|HG|LG)\s+/gu;
const shortAfter = /^[\s,;:|(–-]*(?:beim\s+)?(AG|HG|LG)\s+/u;
const between = /^[\s,;:|(–-]*(?:unter\s+)?(?:der\s+)?(?:Nr\.\s*|Nummer\s+)?$/u;

const longNames: Readonly<Record<string, string>> = {
  AG: 'Amtsgericht',
  HG: 'Handelsgericht',
  LG: 'Landesgericht',
};

/** A number with its court, if the text names one; `kind`: of a court that is called by its task alone. */
export function withCourt(number: string, entry: RegExpExecArray, text: string, kind: string): string {
  const named = courtNamed(text, kind) ?? courtBeside(entry, text, kind);
  return named === null ? number : `${number}, ${named}`;
}

function courtNamed(text: string, kind: string): string | null {
  for (const found of text.matchAll(courtWords)) {
    const [all, outer = '', inner = outer] = found;
    const [place] = placeName.exec(text.slice(found.index + all.length)) ?? [];
    const told = longNames[inner] ?? (/^(?:Register|Firmenbuch)/u.test(inner) ? kind : inner);
    if (place !== undefined) return court(told, place);
  }
  return null;
}

function courtBeside(entry: RegExpExecArray, text: string, kind: string): string | null {
  const before = text.slice(0, entry.index);
  const after = text.slice(entry.index + entry[0].length);
  const last = [...before.matchAll(shortBefore)].at(-1);
  if (last !== undefined) {
    const rest = before.slice(last.index + last[0].length);
    const [place] = placeName.exec(rest) ?? [];
    if (place !== undefined && between.test(rest.slice(place.length))) {
      return court(longNames[last[1] ?? ''] ?? kind, place);
    }
  }
  const [all = '', short = ''] = shortAfter.exec(after) ?? [];
  const [place] = all === '' ? [] : (placeName.exec(after.slice(all.length)) ?? []);
  return place === undefined ? null : court(longNames[short] ?? kind, place);
}

function court(kind: string, place: string): string {
  return kind === '' ? place.trim() : `${kind} ${place.trim()}`;
}
