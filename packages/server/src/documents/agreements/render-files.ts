import { type AgreementType, formats } from '@clausewright/contract';
import { fileKey, type PdfRenderer, renderFile, rendererVersion } from '@clausewright/documents';
import type { Clock } from '../../platform/clock.ts';
import { isForeignKeyViolation } from '../../platform/database/database-error.ts';
import type { Database } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { countDocument, timeDocument } from './document-counters.ts';
import { findAgreement } from '../records/agreement-store.ts';
import { endGeneration, listVersionFiles, type GenerationEnd, insertFile } from '../records/file-store.ts';
import { listVersionDocuments, findVersion } from '../records/version-store.ts';

interface RenderPorts {
  db: Database;
  clock: Clock;
  pdf: PdfRenderer;
}

/**
 * The job behind `generate-files`: makes what is missing, one file at a time, so that a crash costs
 * one file and a second run finds the rest. Throws where a file fails, so that the job is tried again;
 * until then its state says `failed`, never `generating` with nobody at work.
 */
export async function renderFiles(ports: RenderPorts, versionId: string): Promise<void> {
  const { db, clock } = ports;
  const version = await findVersion(db, versionId);
  const agreement = version && (await findAgreement(db, version.agreementId));
  // Deleted in the meantime: nobody waits for the files any more.
  if (version === null || agreement === null) return;
  const end = (state: GenerationEnd) => endGeneration(db, versionId, state, clock());
  try {
    const failure = await renderMissing(ports, agreement.type, versionId);
    if (failure === null) return await end({ status: 'ready' });
    await end({ status: 'failed', failure });
  } catch (error) {
    // Deleted while its files were made.
    if (isForeignKeyViolation(error)) return;
    // Its kind alone: the message may quote the document.
    await end({ status: 'failed', failure: error instanceof Error ? error.constructor.name : 'unknown' });
    throw error;
  }
  throw new Error('a file of a version could not be made');
}

/** Null when nothing is missing any more, else which format failed and how. */
async function renderMissing(
  { db, clock, pdf }: RenderPorts,
  type: AgreementType,
  versionId: string,
): Promise<string | null> {
  const files = await listVersionFiles(db, versionId);
  const made = new Set(files.map(({ language, format }) => `${language}.${format}`));
  for (const { language, document } of await listVersionDocuments(db, versionId)) {
    for (const format of formats) {
      if (made.has(`${language}.${format}`)) continue;
      await failpoint('render-file');
      const since = performance.now();
      const file = await renderFile(format, type, document, pdf);
      timeDocument({ format }, (performance.now() - since) / 1000);
      countDocument({ format, outcome: file.ok ? 'made' : 'failed' });
      if (!file.ok) return `${format} ${file.reason}`;
      await insertFile(db, {
        versionId,
        language,
        format,
        content: file.bytes,
        contentType: file.contentType,
        fileName: file.fileName,
        contentHash: fileKey(format, document),
        rendererVersion: String(rendererVersion),
        now: clock(),
      });
    }
  }
  return null;
}
