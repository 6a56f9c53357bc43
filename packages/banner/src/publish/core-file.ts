import type { CoreConfig } from '@clausewright/contract/banner';

/** The builds of the first layer: each with more than the one before. */
export const coreFiles = ['core', 'core-full', 'core-extras', 'core-automatic'] as const;

/** What stands before them where a framework of the IAB is spoken. */
export const stubFiles = ['tcf-stub', 'gpp-stub'] as const;

/** Those that a script begins with, in the order of its frameworks. */
export function stubsOf({ frameworks = {} }: Pick<CoreConfig, 'frameworks'>): (typeof stubFiles)[number][] {
  return stubFiles.filter((file) => (file === 'tcf-stub' ? frameworks.tcf : frameworks.gpp) !== undefined);
}

export type CoreFile = (typeof coreFiles)[number];

/** The smallest with all that a site needs: none pays the bytes of what it does not use. */
export function coreFile(config: Omit<CoreConfig, 'vendors'>): CoreFile {
  const { protect, microsoft, frameworks, regime, modal, advanced, pads } = config;
  if (protect !== undefined) return 'core-automatic';
  if (microsoft !== undefined || frameworks !== undefined) return 'core-extras';
  const isPlain = [modal, advanced, pads].every((feature) => feature === undefined);
  return isPlain && regime === 'opt-in' ? 'core' : 'core-full';
}
