/** What somebody wrote, put into a document: the one place where texts by hand become a tree. */
import { isOwnClause, ownClausePlace } from '@clausewright/engine/document/own-clause';
import { type ClauseText, getHeading, sameBlocks } from '@clausewright/engine/merge/merge';
import { limits } from '@clausewright/contract';
import { type DocumentOfTexts, type StoredText, type TextReader } from '@clausewright/documents';
import { hashValues } from '../planning/plan-agreement.ts';
import type { GeneratedText, VersionDocument } from '../records/version-store.ts';
import type { FieldRefusal } from '../../platform/http/envelope.ts';
import { listClauses, type ListedClause, splitText, type Written, writtenClauses } from './list-clauses.ts';
import type { SourceState } from './source-state.ts';

export interface Rewriting {
  /** Markdown by clause; an empty one removes it, a clause that is not named stays as it is. */
  texts: ReadonlyMap<string, string>;
  /** Clauses whose translation fits the source as it is now. */
  confirmed: ReadonlySet<string>;
  /** Null for the source itself. */
  source: SourceState | null;
}
export type Rewritten = { ok: true; document: VersionDocument } | { ok: false; fields: FieldRefusal[] };

/** The document with other texts; the very same one where nothing differs. */
export async function rewriteDocument(
  reader: Pick<TextReader, 'rewrittenDocument'>,
  before: VersionDocument,
  rewriting: Rewriting,
): Promise<Rewritten> {
  const list = listClauses(before);
  const refused = unknownClauses(list, rewriting);
  if (refused.length > 0) return { ok: false, fields: refused };
  const composed = await compose(reader, before, { list, texts: rewriting.texts });
  if (!composed.ok) return composed;
  const sourceHashes = hashesAfter(before, { list, after: composed.text, ...rewriting });
  const generated = before.generated ?? textOf(before);
  const reset = sameText(composed.text, generated);
  const text = reset ? generated : composed.text;
  const kept = sameText(text, before);
  return {
    ok: true,
    document: {
      language: before.language,
      ...(kept ? textOf(before) : textOf(text)),
      generated: reset ? null : generated,
      sourceHashes,
      hash: kept ? before.hash : hashValues(text.document),
    },
  };
}

function textOf({ document, clauses }: GeneratedText): GeneratedText {
  return { document, clauses };
}

function unknownClauses(
  list: readonly ListedClause[],
  { texts, confirmed, source }: Rewriting,
): FieldRefusal[] {
  const known = new Set(list.map(({ id }) => id));
  const unknown = (field: string, ids: Iterable<string>): FieldRefusal[] =>
    [...ids].filter((id) => !known.has(id)).map((id) => ({ field: `${field}.${id}`, code: 'unknown-field' }));
  if (source === null && confirmed.size > 0) return [{ field: 'confirmed', code: 'not-allowed' }];
  // Of their own, owners may write more clauses.
  const given = [...texts.keys()].filter((id) => !isOwnClause(id));
  return [...unknown('clauses', given), ...unknown('confirmed', confirmed)];
}

type Composed = { ok: true; text: GeneratedText } | { ok: false; fields: FieldRefusal[] };

/**
 * All clauses are read again, so that the bounds hold for the whole; but only those that say something else are
 * taken from there: tables do not survive Markdown, and need not.
 */
async function compose(
  reader: Pick<TextReader, 'rewrittenDocument'>,
  before: VersionDocument,
  { list, texts }: { list: readonly ListedClause[]; texts: ReadonlyMap<string, string> },
): Promise<Composed> {
  const now = writtenClauses(before);
  const given = before.generated === null ? now : writtenClauses(before.generated);
  const wanted = withOwnClauses(list, texts).map(({ id, version, present, generated }) => ({
    id,
    version,
    markdown: texts.get(id) ?? now.get(id)?.markdown ?? '',
    standing: [...standing(present, now), ...standing(generated, given)],
  }));
  const { language } = before;
  const text = await reader.rewrittenDocument({ language, title: before.document.title }, wanted);
  if (!text.ok) return { ok: false, fields: [faultOf(text)] };
  // A title alone is no document.
  const isEmpty = text.document.children.length < 2;
  return isEmpty ? { ok: false, fields: [{ field: 'clauses', code: 'too-few' }] } : { ok: true, text };
}

/** With the clauses that the owner wrote now, where they stand. */
function withOwnClauses(
  list: readonly ListedClause[],
  texts: ReadonlyMap<string, string>,
): readonly ListedClause[] {
  const known = new Set(list.map(({ id }) => id));
  const added = [...texts].flatMap(([id, markdown]): ListedClause[] =>
    known.has(id) || markdown.trim() === '' ? [] : [{ id, version: 1, present: null, generated: null }],
  );
  const place = ownClausePlace(
    list.map(({ present, generated }) => getHeading((present ?? generated)?.blocks ?? [])),
  );
  return [...list.slice(0, place), ...added, ...list.slice(place)];
}

function standing(clause: ClauseText | null, written: ReadonlyMap<string, Written>): StoredText[] {
  const markdown = clause === null ? undefined : written.get(clause.id)?.markdown;
  return clause === null || markdown === undefined ? [] : [{ ...clause, markdown }];
}

function faultOf({ clause, fault }: Extract<DocumentOfTexts, { ok: false }>): FieldRefusal {
  const field = clause === null ? 'clauses' : `clauses.${clause}`;
  return fault === 'too-long'
    ? { field, code: fault, values: { max: limits.documentText } }
    : { field, code: fault };
}

function sameText(one: GeneratedText, other: GeneratedText): boolean {
  const [left, right] = [one.clauses, other.clauses];
  return (
    left.length === right.length &&
    left.every(
      ({ id, from, to }, at) => id === right[at]?.id && from === right[at].from && to === right[at].to,
    ) &&
    one.document.title === other.document.title &&
    sameBlocks(one.document.children, other.document.children)
  );
}

/** A clause as the answers give it needs no mark of its own while its source is so too. */
function hashesAfter(
  before: VersionDocument,
  { list, after, confirmed, source }: Rewriting & { list: readonly ListedClause[]; after: GeneratedText },
): Readonly<Record<string, string>> {
  if (source === null) return before.sourceHashes;
  const blocksAfter = new Map(splitText(after).map(({ id, blocks }) => [id, blocks]));
  const hashes = list.flatMap(({ id, present, generated }): [string, string][] => {
    const blocks = blocksAfter.get(id) ?? [];
    const touched = confirmed.has(id) || !sameBlocks(blocks, present?.blocks ?? []);
    const own = Object.hasOwn(before.sourceHashes, id) ? before.sourceHashes[id] : undefined;
    const hash = touched ? source.hash(id) : own;
    if (hash === undefined) return [];
    const asGiven = hash === source.generatedHash(id) && sameBlocks(blocks, generated?.blocks ?? []);
    return asGiven ? [] : [[id, hash]];
  });
  return Object.fromEntries(hashes);
}
