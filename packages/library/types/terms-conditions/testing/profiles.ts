/** Whole sets of answers as real owners would give them, for coverage, wording and golden documents. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { otherProfiles } from './other-profiles.ts';
import { unionProfiles } from './union-profiles.ts';

export const profiles: Readonly<Record<string, Answers>> = { ...unionProfiles, ...otherProfiles };
