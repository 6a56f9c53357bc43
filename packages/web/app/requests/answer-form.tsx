import type { OpenRequest, RequestAct } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { describedBy } from '../ui/described-by.ts';
import { Field, FieldSet } from '../ui/field.tsx';
import { requestCalls } from './request-calls.ts';

interface Props {
  website: string;
  request: OpenRequest;
  onDone: (words: string) => void;
}

/** What was done, with what the visitor is told; it cannot be taken back. */
export function AnswerForm({ website, request, onDone }: Props) {
  const t = useTranslations('withdrawals.desk.answer');
  const failureText = useFailureText();
  const acts: readonly RequestAct[] =
    request.extendable_to !== null && request.days_left >= 0
      ? ['done', 'refused', 'extended']
      : ['done', 'refused'];
  const [act, setAct] = useState<RequestAct>('done');
  const form = useAccountForm({
    id: 'answer',
    labels: { said: t('said') },
    judge: ({ said }) =>
      findErrors({ said: act !== 'done' && said.trim() === '' ? t('reasonMissing') : undefined }),
    act: ({ said }) =>
      send(requestCalls.answerRequest, {
        params: { id: website, request: request.request_id },
        body: { act, said: said.trim() },
      }),
    onDone: (_done, _values, element) => {
      element.reset();
      setAct('done');
      onDone(t(`told.${act}`));
    },
  });
  const { refused } = form;
  const hint = t(`hint.${act}`);
  const error = form.errors.said;
  return (
    <>
      <FormTop of={form} why={refused && failureText(refused)} />
      <form {...form.props} className="narrow wdr__form">
        <FieldSet id="answer-act" label={t('what')}>
          <div className="choices">
            {acts.map((one) => (
              <ChoiceCard
                key={one}
                type="radio"
                id={`answer-act-${one}`}
                name="act"
                value={one}
                checked={act === one}
                onChange={() => setAct(one)}
                label={
                  one === 'extended'
                    ? t('extended', { date: new Date(`${request.extendable_to ?? ''}T12:00:00`) })
                    : t(one)
                }
              />
            ))}
          </div>
        </FieldSet>
        <Field id="answer-said" label={t('said')} hint={hint} error={error} optional={act === 'done'}>
          <textarea
            className="textarea"
            id="answer-said"
            name="said"
            rows={5}
            maxLength={limits.withdrawal.items}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy('answer-said', { hint, error })}
          />
        </Field>
        <div className="form__acts">
          <BusyButton form={form.id} words={t('act')} busyWords={t('acting')} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
