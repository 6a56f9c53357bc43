/** With which text the editor opens: the one that was saved, its draft, or what this browser still has. */
import type { TranslationDetails } from '@clausewright/contract';
import { adoptTexts, sameTexts } from './clause-text.ts';
import type { LocalCopy } from './local-copy.ts';
import type { AutosaveStart, Texts } from './text-autosave.ts';

export interface Clash {
  own: Texts;
  other: Texts;
  otherIs: 'draft' | 'version';
  /** What the chosen text goes on from. */
  details: TranslationDetails;
}
export type Choice = 'mine' | 'theirs' | 'merge';

export interface Opening {
  start: AutosaveStart;
  own: Texts;
  from: 'saved' | 'draft' | 'browser';
  /** Where two texts claim to be the newest. */
  clash: Clash | null;
}

/** What the server has now. */
export function toAutosaveStart(details: TranslationDetails): AutosaveStart {
  const { clauses, draft, revision } = details;
  const saved = clauses.map(({ id, markdown }) => ({ id, markdown }));
  const texts = draft && adoptTexts(saved, draft.clauses);
  return {
    revision,
    draftRevision: draft?.revision ?? 0,
    saved,
    drafted: draft && texts ? { texts, at: new Date(draft.saved_at) } : null,
  };
}

/** Own words against what the server has. */
export function toClash(own: Texts, details: TranslationDetails): Clash {
  const { drafted, saved } = toAutosaveStart(details);
  const isDraft = drafted !== null && !sameTexts(drafted.texts, saved);
  return {
    own: adoptTexts(saved, own),
    other: isDraft ? drafted.texts : saved,
    otherIs: isDraft ? 'draft' : 'version',
    details,
  };
}

export function decideOpening(details: TranslationDetails, copy: LocalCopy | null): Opening {
  const start = toAutosaveStart(details);
  const { saved, drafted, revision, draftRevision } = start;
  const server = drafted?.texts ?? saved;
  const own = copy && adoptTexts(saved, copy.clauses);
  if (copy && own && !sameTexts(own, server)) {
    if (copy.revision === revision && copy.draft_revision === draftRevision)
      return { start, own, from: 'browser', clash: null };
    const of = { revision: copy.revision, draftRevision: copy.draft_revision };
    return { start: waiting({ ...start, ...of }), own, from: 'browser', clash: toClash(own, details) };
  }
  if (!drafted || sameTexts(server, saved)) return { start, own: server, from: 'saved', clash: null };
  if (details.draft?.based_on === revision) return { start, own: server, from: 'draft', clash: null };
  const clash = { own: server, other: saved, otherIs: 'version', details } as const;
  return { start: waiting(start), own: server, from: 'draft', clash };
}

/** Nothing goes to the server, over what is there, before the person has chosen. */
function waiting(start: AutosaveStart): AutosaveStart {
  return { ...start, clash: 'draft-changed' };
}
