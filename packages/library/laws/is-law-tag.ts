import { lawFiles } from './law-files.ts';
import type { LawTag } from './law-tags.ts';

/** Every law that some wizard derives. */
export const lawTags: readonly LawTag[] = lawFiles.flatMap(({ laws }) => Object.keys(laws) as LawTag[]);

export function isLawTag(value: unknown): value is LawTag {
  return lawTags.some((tag) => tag === value);
}
