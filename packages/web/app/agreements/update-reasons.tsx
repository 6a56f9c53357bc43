import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { send } from '../api.ts';
import { agreementToken } from '../stored-agreements.ts';
import { useFailureText } from '../outcome-text.ts';
import { agreementCalls } from './agreement-calls.ts';

/** The reasons for the newer texts, asked for when somebody wants to know. */
export function UpdateReasons({ id }: { id: string }) {
  const t = useTranslations('agreements.newer');
  const failureText = useFailureText();
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(agreementCalls.getUpdateDetails, { params: { id }, agreementToken: agreementToken(id), signal }),
    [id],
  );
  const { outcome } = useFetched(ask);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no lists
    <div role="status" className="agr__why">
      {outcome === null && <p className="muted">{t('asking')}</p>}
      {outcome?.ok === false && <p>{failureText(outcome)}</p>}
      {outcome?.ok && outcome.data.update_reasons.length === 0 && <p>{t('noReason')}</p>}
      {outcome?.ok && outcome.data.update_reasons.length > 0 && (
        <ul>
          {outcome.data.update_reasons.map(({ kind, id: of, text }) => (
            <li key={`${kind} ${of}`}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
