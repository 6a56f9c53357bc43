/** Which laws of the wizard a duty belongs to. Server only. */
import type { Requirement } from '@clausewright/engine/law/requirement';
import { isLawTag } from './is-law-tag.ts';
import { lawFiles } from './law-files.ts';
import type { LawTag } from './law-tags.ts';

const tagsById: ReadonlyMap<string, readonly LawTag[]> = new Map(
  lawFiles.flatMap(({ duties, sources }) =>
    duties.map(({ id, law }) => [id, (sources[law] ?? []).filter(isLawTag)] as const),
  ),
);

/** Tags of the laws that a duty belongs to; none for contracts, guidance and laws that no wizard derives. */
export function getLawTags({ id }: Requirement): readonly LawTag[] {
  return tagsById.get(id) ?? [];
}
