/** Which questions a clause reads, found by running it over answers that tell what was asked of them. */
import { languages, type Language } from '@clausewright/contract/languages';
import { draftClause } from './assemble.ts';
import type { Clause } from './clause.ts';
import { phraseText } from './tree-text.ts';

export interface ClauseQuestions {
  clause: string;
  /** Questions that decide whether the clause, one of its parts or its price applies. */
  decides: string[];
  /** Questions whose answers its wording reads. */
  speaks: string[];
  /** Heading by language, without number. */
  headings: { [L in Language]: string };
}

export function questionsOfClause(clause: Clause): ClauseQuestions {
  const decides = new Set<string>();
  const watched = new Proxy<object>(
    {},
    {
      get(_target, key) {
        if (typeof key === 'string') decides.add(key.replace(/\.own$/, ''));
        return undefined;
      },
    },
  );
  clause.when(watched);
  clause.price(watched);
  for (const part of Object.values(clause.parts)) part.when?.(watched);
  const speaks = new Set<string>();
  const headings = languages.map((language) => {
    const draft = draftClause(clause, {}, { language, today: '2000-01-01', seen: (id) => speaks.add(id) });
    const [heading] = draft.blocks;
    return [language, heading?.type === 'heading' ? phraseText(heading.children) : ''] as const;
  });
  return {
    clause: clause.id,
    decides: [...decides],
    speaks: [...speaks],
    headings: Object.fromEntries(headings) as { [L in Language]: string },
  };
}
