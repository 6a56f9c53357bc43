import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { saveFile } from '../save-file.ts';
import { Notice } from '../ui/notice.tsx';
import { scanCalls } from './scan-calls.ts';

/** The sealed file of a scan, and the report on paper. */
export function EvidenceFile({ id, sha256 }: { id: string; sha256: string }) {
  const t = useTranslations('scan');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const outcome = await send(scanCalls.readScanEvidence, { params: { id } });
    setState(outcome.ok ? 'idle' : 'failed');
    if (!outcome.ok) return;
    const { text, file_name: name } = outcome.data;
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    saveFile(address, name);
    URL.revokeObjectURL(address);
  };
  return (
    <section aria-labelledby="scan-file">
      <div className="scan__group">
        <h2 id="scan-file">{t('file.title')}</h2>
      </div>
      <p>{t('file.lead')}</p>
      <p className="small scan__url">{t('file.hash', { hash: sha256 })}</p>
      {state === 'failed' && (
        <Notice kind="danger">
          <p>{t('file.failed')}</p>
        </Notice>
      )}
      <p className="scan__actions noprint">
        <button type="button" className="btn" aria-busy={state === 'busy'} onClick={() => void save()}>
          <Download className="icon" aria-hidden="true" />
          {t('file.save')}
        </button>
        <button type="button" className="btn" onClick={printReport}>
          <Printer className="icon" aria-hidden="true" />
          {t('file.print')}
        </button>
      </p>
    </section>
  );
}

/** With all evidence: what is folded is left off paper. */
function printReport(): void {
  for (const fold of document.querySelectorAll('.scan details')) fold.setAttribute('open', '');
  window.print();
}
