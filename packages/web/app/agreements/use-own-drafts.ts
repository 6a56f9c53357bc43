import type { AgreementType } from '@clausewright/contract/agreement-types';
import { useCallback, useState } from 'react';
import { offeredTypes } from '../agreement-types.ts';
import { storedRecord, writeStored } from '../stored.ts';

const key = 'drafts';

/** Answers in this browser of which nothing was generated yet. */
export interface OwnDraft {
  type: AgreementType;
  site_url: string | null;
  site_name: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function draftsHere(): OwnDraft[] {
  const stored = storedRecord(key);
  return offeredTypes.flatMap((type) => {
    const { answers, visited, agreement, at } = record(stored[type]);
    // Those with an agreement made it: that is listed by itself.
    if (!Array.isArray(visited) || visited.length === 0 || agreement !== undefined) return [];
    const { website_url: url, website_name: website, app_name: app } = record(answers);
    const site_name = textIn(website) ?? textIn(app);
    return { type, site_url: textIn(url), site_name, at: typeof at === 'number' ? at : 0 };
  });
}

export interface OwnDraftList {
  drafts: OwnDraft[];
  discard: (type: AgreementType) => void;
}

/** What was begun in this browser. The page is never prerendered, so the storage is there from the start. */
export function useOwnDrafts(): OwnDraftList {
  const [drafts, setDrafts] = useState(draftsHere);
  const discard = useCallback((type: AgreementType) => {
    const { [type]: _, ...others } = storedRecord(key);
    writeStored(key, JSON.stringify(others));
    setDrafts(draftsHere());
  }, []);
  return { drafts, discard };
}
