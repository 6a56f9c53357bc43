import type { Database } from '../../platform/database/schema.ts';
import {
  isUnverified,
  type PrescribedText,
  prescribedTexts,
  sameWording,
} from '../prescribed-wording/prescribed-texts.ts';
import { listReleases, type Release } from './release-store.ts';

export interface WordingStatus {
  text: PrescribedText;
  /** Of these very words. */
  release: Release | undefined;
  /** Nobody compared it: production finishes no document that carries it. */
  holds: boolean;
}

/** How each wording stands that laws prescribe. */
export async function readWordingStatus(db: Database): Promise<WordingStatus[]> {
  const releases = await listReleases(db);
  return prescribedTexts().map((text) => {
    const release = releases.find((one) => sameWording(one, text));
    return { text, release, holds: isUnverified(text) && release === undefined };
  });
}
