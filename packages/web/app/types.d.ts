import type { AgreementType } from '@clausewright/contract/agreement-types';

declare global {
  /** Put in by the build (vite.config.ts). */
  const BUILT_WIZARD_TYPES: readonly AgreementType[];
  const COUNTED_DUTIES: { all: number; compared: number };
}
