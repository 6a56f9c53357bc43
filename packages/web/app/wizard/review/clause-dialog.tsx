import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Clause } from '../../law-coverage/clause.ts';
import { DocumentHtml } from '../../document/document-html.tsx';
import { ScrollBox } from '../../scroll-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { sentAnswers } from '../sent-answers.ts';
import { useWizard } from '../wizard-context.ts';

interface Props {
  clause: Clause;
  type: AgreementType;
  /** Of the document. */
  language: Language;
  close: () => void;
}

/** One clause as the answers would write it. */
export function ClauseDialog({ clause, type, language, close }: Props) {
  const t = useTranslations('coverage');
  const { relevant } = useWizard().evaluation;
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(calls.previewAgreement, {
        body: { type, language, answers: sentAnswers(relevant), clause: clause.id },
        signal,
      }),
    [type, language, relevant, clause.id],
  );
  const answer = useFetched(ask);
  return (
    <Dialog id="clause-title" title={t('clause')} onCancel={close}>
      <Loaded answer={answer}>
        {({ html }) => (
          <ScrollBox className="sheet docpad scrollbox" label={clause.heading}>
            <DocumentHtml className="doc--small" html={html} language={language} />
          </ScrollBox>
        )}
      </Loaded>
      <div className="dialog__acts">
        <button type="button" className="btn" onClick={close}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
