/** Puts the clauses of a document into the order of its language and of the owner's country. */
import type { Annex, Arrangement, Outline } from './outline.ts';

/** A numbered section or annex; with a title it holds its clauses under that heading. */
export interface Place<Item> {
  annex: boolean;
  title: string | null;
  clauses: readonly Item[];
}

export interface Readers {
  language: string;
  /** Of the owner. */
  country: string | undefined;
  /** Of a contract: some languages call its sections articles. */
  isContract?: boolean;
  /** Whether words of ours are spelled as in the United States. */
  american?: boolean;
}

export function arrange<Item extends { id: string }>(
  outline: Outline,
  present: readonly Item[],
  readers: Readers,
): Place<Item>[] {
  const { moves = [], sections = [], annexes = [] } = arrangementFor(outline, readers);
  const order = moves.reduce(
    moved,
    outline.clauses.map(({ id }) => id),
  );
  const home = new Set(outline.homes?.[readers.country ?? '']);
  const byId = new Map(present.map((item) => [item.id, item]));
  const here = (ids: readonly string[]): Item[] => ids.flatMap((id) => byId.get(id) ?? []);
  const behind = annexes
    .map((annex): Annex => (typeof annex === 'string' ? { title: '', clauses: [annex] } : annex))
    .filter((annex) => annex.with === undefined || byId.has(annex.with))
    .map(({ title, clauses }) => placed(here(clauses.filter((id) => !home.has(id))), title, true))
    .filter(({ clauses }) => clauses.length > 0);
  const annexed = new Set(behind.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  const body = order.filter((id) => !annexed.has(id));
  const shared = sections.map(({ title, clauses }) =>
    placed(here(clauses.filter((id) => body.includes(id))), title, false),
  );
  const text = here(body).flatMap((item): Place<Item>[] => {
    const section = shared.find(({ clauses }) => clauses.includes(item));
    if (section === undefined) return [placed([item], '', false)];
    return section.clauses[0] === item ? [section] : [];
  });
  return [...text, ...behind];
}

function placed<Item>(clauses: readonly Item[], title: string, annex: boolean): Place<Item> {
  return { annex, title: clauses.length > 1 ? title : null, clauses };
}

function arrangementFor({ arrangements = [] }: Outline, { language, country }: Readers): Arrangement {
  const fits = ({ countries, languages }: Arrangement): boolean =>
    (countries === undefined || (country !== undefined && countries.includes(country))) &&
    (languages === undefined || languages.some((one) => one === language));
  return arrangements.find(fits) ?? {};
}

function moved(
  order: readonly string[],
  { clauses, after }: { clauses: readonly string[]; after: string },
): string[] {
  const rest = order.filter((id) => !clauses.includes(id));
  const at = after === 'end' ? rest.length : rest.indexOf(after) + 1;
  return [...rest.slice(0, at), ...clauses, ...rest.slice(at)];
}
