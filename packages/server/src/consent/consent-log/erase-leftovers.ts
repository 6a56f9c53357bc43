import type { Database } from '../../platform/database/schema.ts';
import { erasePiece, notedErasures } from './erase-store.ts';

/** Answers removed in one transaction. */
const piece = 10_000;
/** Pieces in one run, which may not keep the sealing of others waiting. */
const most = 50;

/** Goes on with removing what sites without a consent left behind. */
export async function eraseLeftovers(db: Database): Promise<void> {
  let pieces = 0;
  for (const siteId of await notedErasures(db)) {
    while (await erasePiece(db, siteId, piece)) {
      pieces += 1;
      if (pieces === most) return;
    }
  }
}
