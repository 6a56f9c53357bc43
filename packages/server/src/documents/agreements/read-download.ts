import { type DownloadDetails, formats } from '@clausewright/contract';
import { renderArticle } from '@clausewright/documents';
import type { Outcome } from '../../platform/http/envelope.ts';
import { notServedReason } from '../release-gate/not-served-reason.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { listVersionFiles, findGeneration } from '../records/file-store.ts';
import { liveUrl } from '../records/live-url.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { listVersionDocuments, findVersion } from '../records/version-store.ts';

/** What the download page shows: state of the files, and per language the text and its five files. */
export async function readDownload(
  ports: InstancePorts,
  { id, caller }: { id: string; caller: Caller },
): Promise<Outcome<DownloadDetails>> {
  const { db, publicUrl } = ports;
  const opened = await openAgreement(db, id, caller, 'download');
  if (!opened.ok) return opened;
  const { agreement } = opened;
  if (agreement.currentVersionId === null) return notServedReason(ports, agreement);
  const version = await findVersion(db, agreement.currentVersionId);
  if (version === null) throw new Error('an agreement serves a version that does not exist');
  const documents = await listVersionDocuments(db, version.id);
  const files = await listVersionFiles(db, version.id);
  const generation = await findGeneration(db, version.id);
  return {
    ok: true,
    value: {
      status: generation === 'ready' || generation === 'generating' ? generation : 'not-generated',
      failed: generation === 'failed',
      type: agreement.type,
      languages: version.scope.languages.flatMap((language) => {
        const found = documents.find((document) => document.language === language);
        if (found === undefined) return [];
        return {
          language,
          html: renderArticle(found.document),
          files: formats.flatMap((format) =>
            files
              .filter((file) => file.language === language && file.format === format)
              .map((file) => ({ format, url: `${publicUrl}/files/${file.id}`, bytes: file.bytes })),
          ),
        };
      }),
      live_url: liveUrl(ports, agreement),
    },
  };
}
