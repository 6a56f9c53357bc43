import { formats } from '@clausewright/contract';
import { fileKey, type PdfRenderer, renderFile, rendererVersion } from '@clausewright/documents';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { findAgreement } from './agreement-store.ts';
import { endGeneration, filesOfVersion, insertFile } from './file-store.ts';
import { documentsOfVersion, findVersion } from './version-store.ts';

/**
 * The job behind `generate-files`: makes what is missing, one file at a time, so that a crash costs
 * one file and a second run finds the rest. Throws where a file fails, so that the job is tried again.
 */
export async function renderFiles(
  { db, clock, pdf }: { db: Database; clock: Clock; pdf: PdfRenderer },
  versionId: string,
): Promise<void> {
  const version = await findVersion(db, versionId);
  const agreement = version && (await findAgreement(db, version.agreementId));
  // Deleted in the meantime: nobody waits for the files any more.
  if (version === null || agreement === null) return;
  const made = new Set(
    (await filesOfVersion(db, versionId)).map(({ language, format }) => `${language}.${format}`),
  );
  for (const { language, document } of await documentsOfVersion(db, versionId)) {
    for (const format of formats) {
      if (made.has(`${language}.${format}`)) continue;
      const file = await renderFile(format, agreement.type, document, pdf);
      if (!file.ok) {
        await endGeneration(
          db,
          versionId,
          { status: 'failed', failure: `${format} ${file.reason}` },
          clock(),
        );
        throw new Error(`${language}.${format} of a version could not be made: ${file.reason}`);
      }
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
  await endGeneration(db, versionId, { status: 'ready' }, clock());
}
