import { type CoreConfig, type PackedConfig, typeBits } from '@clausewright/contract/banner';
import type { ConsentType } from '@clausewright/contract/consent-types';

/** All but the first, which has no bit. */
const optional = Object.keys(typeBits) as ConsentType[];

/** As `packConfig` wrote it. */
export const unpack = (packed: PackedConfig): CoreConfig => ({
  ...packed,
  vendors: packed.vendors.split('\n').flatMap((line) => {
    const [id, type, ...patterns] = line.split('\t');
    return id
      ? {
          id,
          type: optional[+type! - 1] ?? 'ESSENTIAL',
          patterns: patterns.map((pattern) => pattern.replace('#', () => id)),
        }
      : [];
  }),
});
