/** What stands in no document of a set of owners, so that a test can name it and say why. */
import type { Language } from '@clausewright/contract/languages';
import { assembleOutline } from '../assemble.ts';
import type { Outline } from '../outline.ts';
import { partsPresent } from '../parts-present.ts';

/**
 * Ids of clauses, and `clause part`; read in French, which alone has the boxes that French law prescribes, in English,
 * which has words of its own for Americans and for Irish and British owners, and parts that both lack in a language that
 * has them.
 */
export function unprinted(outline: Outline, owners: readonly object[], today: string): string[] {
  const read = (language: Language) =>
    owners.map((relevant) => assembleOutline(outline, relevant, { language, today, blanks: false }));
  const drafts = (['fr', 'en'] as const).flatMap(read);
  const clauses = new Set(drafts.flatMap((draft) => draft.clauses.map(({ id }) => id)));
  const present = [...drafts, ...languagesOfOthers(outline).flatMap(read)].flatMap(partsPresent);
  const parts = new Set(present.map(({ clause, part }) => `${clause} ${part}`));
  return outline.clauses.flatMap(({ id, parts: own }) =>
    clauses.has(id)
      ? Object.keys(own)
          .map((part) => `${id} ${part}`)
          .filter((place) => !parts.has(place))
      : [id],
  );
}

function languagesOfOthers({ clauses }: Outline): Language[] {
  const others = clauses
    .flatMap(({ parts }) => Object.values(parts))
    .flatMap(({ languages }) => {
      const isRead = languages === undefined || languages.includes('fr') || languages.includes('en');
      return isRead ? [] : languages.slice(0, 1);
    });
  return [...new Set(others)];
}
