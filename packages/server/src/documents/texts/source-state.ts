/** Whether a translation still fits its source, clause by clause. */
import { withoutNumbers } from '../planning/heading-numbers.ts';
import { hashValues } from '../planning/plan-agreement.ts';
import type { VersionDocument } from '../records/version-store.ts';
import { splitText } from './list-clauses.ts';

export interface SourceState {
  /** SHA-256 of the clause of the source as it is now. */
  hash(id: string): string;
  /** The same of what the answers gave, which the translation was made together with. */
  generatedHash(id: string): string;
}

/** A clause that the source does not have is as good as an empty one. */
const absent = hashValues([]);

export function sourceState(source: VersionDocument): SourceState {
  const now = hashes(source);
  const given = source.generated === null ? now : hashes(source.generated);
  return { hash: (id) => now.get(id) ?? absent, generatedHash: (id) => given.get(id) ?? absent };
}

function hashes(text: Parameters<typeof splitText>[0]): Map<string, string> {
  // A number that moves because another clause came or went changes no text.
  return new Map(withoutNumbers(splitText(text)).map(({ id, blocks }) => [id, hashValues(blocks)]));
}

/** Whether the source of a clause was changed after its translation was last written or checked. */
export function sourceChanged(
  { sourceHashes }: Pick<VersionDocument, 'sourceHashes'>,
  state: SourceState,
  id: string,
): boolean {
  const known = Object.hasOwn(sourceHashes, id) ? sourceHashes[id] : state.generatedHash(id);
  return known !== state.hash(id);
}
