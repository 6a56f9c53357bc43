import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { approvalCalls } from './approval-calls.ts';
import type { Seen } from './seen.ts';

interface Props {
  seen: Seen;
  onDecided: () => void;
  onChanged: () => void;
}

/** Yes or no to what the page shows, with a remark. */
export function DecideForm({ seen, onDecided, onChanged }: Props) {
  const t = useTranslations('versions.approval');
  const failureText = useFailureText();
  const [remark, setRemark] = useState('');
  const [busy, setBusy] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const decide = async (approved: boolean) => {
    if (busy !== null) return;
    setBusy(approved);
    setFailure(null);
    const outcome = await tell(seen, { approved, ...(remark.trim() !== '' && { remark: remark.trim() }) });
    setBusy(null);
    if (outcome.ok) {
      setRemark('');
      onDecided();
      return;
    }
    setFailure(outcome);
    const codes = 'messages' in outcome ? outcome.messages.map(({ code }) => code) : [];
    if (codes.includes('revision-changed')) onChanged();
  };
  return (
    <div className="narrow grid gap-5">
      <Field id="approval-remark" label={t('remark')} hint={t('remarkHint')}>
        <textarea
          className="textarea"
          id="approval-remark"
          aria-describedby="approval-remark-hint"
          maxLength={limits.approvalRemark}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </Field>
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p>{failureText(failure)}</p>
          </Notice>
        )}
      </div>
      <div className="row">
        {([true, false] as const).map((approved) => (
          <button
            key={String(approved)}
            className="btn"
            type="button"
            aria-busy={busy === approved}
            onClick={() => void decide(approved)}
          >
            {busy === approved && <span className="spin" aria-hidden="true" />}
            {t(approved ? 'approve' : 'decline')}
          </button>
        ))}
      </div>
    </div>
  );
}

function tell(seen: Seen, said: { approved: boolean; remark?: string }): Promise<Outcome<unknown>> {
  const { id } = seen;
  return seen.of === 'agreement'
    ? send(approvalCalls.decideDocument, { params: { id }, body: { ...said, revision: seen.revision } })
    : send(approvalCalls.decideBanner, { params: { id }, body: { ...said, revision: seen.revision } });
}
