/** What an update has to be told beside the answers, kept as flat text with the draft. */
import type { BodyOf, previewUpdate, ResultOf, updateAgreement } from '@clausewright/contract';

export type Difference = ResultOf<typeof previewUpdate>;
export type LanguageChange = Difference['languages'][number];
export type ClauseChange = LanguageChange['clauses'][number];
export type Choices = Readonly<Record<string, string>>;
export type Take = 'mine' | 'theirs';
type Resolution = NonNullable<BodyOf<typeof updateAgreement>['resolutions']>[number];

/** A clause that a hand and the update both changed. */
export interface Conflict {
  language: LanguageChange['language'];
  clause: ClauseChange;
  /** Name of the decision among the choices; also the id of its first radio button. */
  key: string;
  /** Null until somebody decided between these two very texts. */
  take: Take | null;
}

/** Tells whether a decision was made about the same texts; nothing secret depends on it (FNV-1a, 32 bits). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The decision as it is kept: worth nothing as soon as one of the two texts is another one. */
export function decision({ mine, theirs }: Pick<ClauseChange, 'mine' | 'theirs'>, take: Take): string {
  return `${take} ${fingerprint(JSON.stringify([mine, theirs]))}`;
}

export function listConflicts(difference: Difference, choices: Choices): Conflict[] {
  return difference.languages.flatMap(({ language, clauses }) =>
    clauses
      .filter(({ conflict }) => conflict)
      .map((clause) => {
        const key = `take-${language}-${clause.id}`;
        const take = (['mine', 'theirs'] as const).find((one) => choices[key] === decision(clause, one));
        return { language, clause, key, take: take ?? null };
      }),
  );
}

export function toResolutions(conflicts: readonly Conflict[]): Resolution[] {
  return conflicts.flatMap(({ language, clause, take }) =>
    take === null ? [] : [{ language, clause: clause.id, take }],
  );
}

export interface Wanted {
  edits: 'keep' | 'reset';
  premium: boolean;
  free_only: boolean;
}

/** What the choices come to for an agreement of which something is `owned` or premium was `chosen` before. */
export function toWanted(choices: Choices, { owned, chosen }: { owned: boolean; chosen: boolean }): Wanted {
  const premium = choices['premium'] === undefined ? chosen : choices['premium'] === 'yes';
  return {
    edits: choices['edits'] === 'reset' ? 'reset' : 'keep',
    // What was bought stays bought.
    premium: owned || premium,
    free_only: choices['free'] === 'yes',
  };
}

export type Choose = (choices: Record<string, string | undefined>) => void;
