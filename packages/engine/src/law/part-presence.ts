import type { PartPresence } from './coverage.ts';

interface Head {
  id: string;
  parts: Readonly<Record<string, { meets: readonly string[] }>>;
}

/** Joins the parts that stand in a draft with the duties that their heads claim; unknown parts are left out. */
export function partPresence(
  heads: readonly Head[],
  places: readonly { clause: string; part: string; blanks: readonly string[] }[],
): PartPresence[] {
  const byClause = new Map(heads.map((head) => [head.id, head.parts]));
  return places.flatMap(({ clause, part, blanks }) => {
    const meets = byClause.get(clause)?.[part]?.meets;
    return meets === undefined ? [] : [{ clause, part, meets, blanks }];
  });
}
