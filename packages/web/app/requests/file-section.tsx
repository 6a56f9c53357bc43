import type { OpenRequest } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { confirmedKinds } from '@clausewright/contract/request-kinds';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section } from '../account/section.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors } from '../account/use-validation.ts';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { newRequestId } from '../request-id.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { describedBy } from '../ui/described-by.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Field } from '../ui/field.tsx';
import { readBase64 } from '../read-base64.ts';
import { requestCalls } from './request-calls.ts';

interface Props {
  website: string;
  request: OpenRequest;
  onDone: (words: string) => void;
}

/** A file for the visitor: what does not belong in a letter. */
export function FileSection({ website, request, onDone: tell }: Props) {
  const t = useTranslations('withdrawals.desk.file');
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was pressed goes, so the heading takes the focus. */
  const onDone = (words: string) => {
    tell(words);
    heading.current?.focus();
  };
  const { file, events } = request;
  const confirmed = events.some(({ kind }) => kind === 'confirmed');
  return (
    <Section id="file-title" title={t('title')} heading={heading}>
      <p>{t('lead')}</p>
      {file?.there === true ? (
        <Kept website={website} request={request} file={file} onDone={onDone} />
      ) : (
        <>
          {file !== null && <p className="mt-2 wrap-anywhere">{t('gone', { name: file.name })}</p>}
          {confirmed ? (
            <FileForm website={website} request={request} onDone={onDone} />
          ) : (
            <p className="mt-2">{t(confirmedKinds.includes(request.kind) ? 'needs' : 'noLink')}</p>
          )}
        </>
      )}
    </Section>
  );
}

function Kept({ website, request, file, onDone }: Props & { file: NonNullable<OpenRequest['file']> }) {
  const t = useTranslations('withdrawals.desk.file');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The day by UTC, as the visitor is told.
  const lastDay = new Date(`${file.expires_at.slice(0, 10)}T12:00:00`);
  const withdraw = async () => {
    if (busy) return;
    setBusy(true);
    const params = { id: website, request: request.request_id };
    const outcome = await send(requestCalls.withdrawRequestFile, { params });
    setBusy(false);
    if (outcome.ok) onDone(t('withdrawn'));
    else setFailure(outcome);
  };
  return (
    <>
      <p className="mt-2 wrap-anywhere">{t('there', { name: file.name, date: lastDay })}</p>
      <p className="mb-4">
        {file.fetched_at === null ? t('notFetched') : t('fetched', { at: new Date(file.fetched_at) })}
      </p>
      <FailureAlert failure={failure} />
      <button type="button" className="btn" aria-busy={busy} onClick={() => void withdraw()}>
        {t('withdraw')}
      </button>
    </>
  );
}

function FileForm({ website, request, onDone }: Props) {
  const t = useTranslations('withdrawals.desk.file');
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  // One for what is chosen: sent again after a broken line, it is put there once.
  const [fileId, setFileId] = useState(newRequestId);
  const form = useAccountForm({
    id: 'file',
    labels: { content: t('choose') },
    judge: () => {
      const chosen = input.current?.files?.[0];
      if (chosen === undefined || chosen.size === 0) return findErrors({ content: t('missing') });
      return findErrors({ content: chosen.size > limits.requestFile.bytes ? t('large') : undefined });
    },
    act: async () => {
      const chosen = input.current?.files?.[0];
      const content = chosen === undefined ? null : await readBase64(chosen);
      if (chosen === undefined || content === null) {
        return { ok: false as const, unreadable: true as const };
      }
      return send(requestCalls.putRequestFile, {
        params: { id: website, request: request.request_id },
        body: { file_id: fileId, name: nameOf(chosen), content },
      });
    },
    onDone: () => {
      setFileId(newRequestId());
      onDone(t('done'));
    },
  });
  const { refused } = form;
  const why = refused === null ? null : 'unreadable' in refused ? t('unreadable') : failureText(refused);
  const hint = t('hint');
  const error = form.errors.content;
  return (
    <>
      <FormTop of={form} why={why} />
      <form {...form.props} className="narrow wdr__form">
        <Field id="file-content" label={t('choose')} hint={hint} error={error}>
          <input
            className="input"
            type="file"
            id="file-content"
            name="content"
            ref={input}
            onChange={() => setFileId(newRequestId())}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy('file-content', { hint, error })}
          />
        </Field>
        <div className="form__acts">
          <BusyButton form={form.id} words={t('act')} busyWords={t('acting')} busy={form.busy} look="plain" />
        </div>
      </form>
    </>
  );
}

/** As the server takes it, with its ending. */
function nameOf({ name }: File): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '_').trim();
  return plain.length <= limits.requestFile.name ? plain : plain.slice(-limits.requestFile.name).trim();
}
