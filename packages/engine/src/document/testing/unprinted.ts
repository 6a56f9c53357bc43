/** What stands in no document of a set of owners, so that a test can name it and say why. */
import { assembleOutline } from '../assemble.ts';
import type { Outline } from '../outline.ts';
import { partsPresent } from '../parts-present.ts';

/** Ids of clauses, and `clause part`; read in French, which alone has the boxes that French law prescribes, and in English, which has words of its own for Americans and for Irish and British owners. */
export function unprinted(outline: Outline, owners: readonly object[], today: string): string[] {
  const drafts = owners.flatMap((relevant) =>
    (['fr', 'en'] as const).map((language) =>
      assembleOutline(outline, relevant, { language, today, blanks: false }),
    ),
  );
  const clauses = new Set(drafts.flatMap((draft) => draft.clauses.map(({ id }) => id)));
  const parts = new Set(drafts.flatMap(partsPresent).map(({ clause, part }) => `${clause} ${part}`));
  return outline.clauses.flatMap(({ id, parts: own }) =>
    clauses.has(id)
      ? Object.keys(own)
          .map((part) => `${id} ${part}`)
          .filter((place) => !parts.has(place))
      : [id],
  );
}
