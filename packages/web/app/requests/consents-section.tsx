import type { OpenRequest, ResultOf, readRequestConsents } from '@clausewright/contract';
import { confirmedKinds } from '@clausewright/contract/request-kinds';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section } from '../account/section.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors } from '../account/use-validation.ts';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { newRequestId } from '../request-id.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Empty } from '../ui/loaded.tsx';
import { requestCalls } from './request-calls.ts';

interface Props {
  website: string;
  request: OpenRequest;
  onDone: (words: string) => void;
}

interface Found {
  visitor: string;
  records: ResultOf<typeof readRequestConsents>['records'];
  leftOut: boolean;
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** What the consent log has of the record that the visitor names, and the way into the file for him. */
export function ConsentsSection({ website, request, onDone: tell }: Props) {
  const t = useTranslations('withdrawals.desk.consents');
  const tFile = useTranslations('withdrawals.desk.file');
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const form = useAccountForm({
    id: 'consents',
    labels: { visitor: t('record') },
    judge: ({ visitor }) => findErrors({ visitor: uuid.test(visitor.trim()) ? undefined : t('wrong') }),
    act: ({ visitor }) =>
      send(requestCalls.readRequestConsents, {
        params: { id: website, request: request.request_id },
        query: { visitor: visitor.trim().toLowerCase() },
      }),
    onDone: ({ data }, { visitor }) =>
      setFound({
        visitor: visitor.trim().toLowerCase(),
        records: data.records,
        leftOut: data.left_out,
      }),
  });
  const confirmed = request.events.some(({ kind }) => kind === 'confirmed');
  return (
    <Section id="consents-title" title={t('title')} heading={heading}>
      <p>{t('lead')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow wdr__form">
        <TextField
          of={form}
          name="visitor"
          hint={t('hint')}
          defaultValue={uuid.exec(request.said ?? '')?.[0] ?? ''}
          maxLength={36}
        />
        <div className="form__acts">
          <BusyButton form={form.id} words={t('act')} busyWords={t('acting')} busy={form.busy} look="plain" />
        </div>
      </form>
      <output>{found !== null && <Records found={found} />}</output>
      {found !== null && found.records.length > 0 && !confirmed && (
        <p className="mt-4">{tFile(confirmedKinds.includes(request.kind) ? 'needs' : 'noLink')}</p>
      )}
      {found !== null && found.records.length > 0 && confirmed && request.file?.there !== true && (
        <Attach
          key={found.visitor}
          website={website}
          request={request}
          visitor={found.visitor}
          onDone={(words) => {
            tell(words);
            // What was pressed goes, so the heading takes the focus.
            heading.current?.focus();
          }}
        />
      )}
    </Section>
  );
}

function Records({ found: { records, leftOut } }: { found: Found }) {
  const t = useTranslations('withdrawals.desk.consents');
  if (records.length === 0) return <Empty>{t('none')}</Empty>;
  return (
    <>
      {leftOut && <p>{t('leftOut')}</p>}
      <ol className="wdr">
        {records.map(({ at, domain, action, granted, version }) => (
          <li key={`${domain} ${at}`} className="card wdr__one">
            <h3>{t(`action.${action}`)}</h3>
            <p className="num">{t('at', { at: new Date(at), domain, version: String(version) })}</p>
            {granted.length > 0 && (
              <p>{t('granted', { types: granted.map((type) => t(`type.${type}`)).join(', ') })}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Attach({ website, request, visitor, onDone }: Props & { visitor: string }) {
  const t = useTranslations('withdrawals.desk.consents');
  const tFile = useTranslations('withdrawals.desk.file');
  const [fileId] = useState(newRequestId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attach = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const params = { id: website, request: request.request_id };
    const outcome = await send(requestCalls.attachRequestConsents, {
      params,
      body: { file_id: fileId, visitor },
    });
    setBusy(false);
    if (outcome.ok) onDone(tFile('done'));
    else setFailure(outcome);
  };
  return (
    <div className="mt-4">
      <FailureAlert failure={failure} />
      <button type="button" className="btn" aria-busy={busy} onClick={() => void attach()}>
        {t('attach')}
      </button>
    </div>
  );
}
