import type { checkCopy, ResultOf } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { AddressInput } from '../ui/address-input.tsx';
import { BusyButton } from '../ui/busy-button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { embedCalls } from './embed-calls.ts';

type Result = ResultOf<typeof checkCopy>;
const form = 'copy-check';

/** Has the server look at a page of the owner's website. */
export function CopyCheck({ id }: { id: string }) {
  const t = useTranslations('embed.check');
  const failureText = useFailureText();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);

  const check = async () => {
    const outcome = await send(embedCalls.checkCopy, { params: { id }, body: { address: address.trim() } });
    if (outcome.ok) setResult(outcome.data);
    else setFailure(failureText(outcome));
  };
  const run = () => {
    if (busy || address.trim() === '') return;
    setBusy(true);
    setFailure(null);
    setResult(null);
    check()
      .catch(reportError)
      .finally(() => setBusy(false));
  };

  return (
    <section aria-labelledby="copy-check-title">
      <h2 id="copy-check-title" className="side__title">
        {t('title')}
      </h2>
      <p className="small soft mt-1 mb-3">{t('lead')}</p>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <Field id="copy-address" label={t('address')}>
          <AddressInput
            className="input"
            id="copy-address"
            name="address"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
      </form>
      <p className="mt-3">
        <BusyButton form={form} busy={busy} words={t('act')} busyWords={t('busy')} look="plain" />
      </p>
      <div role="alert">
        {failure !== null && (
          <Notice kind="danger">
            <p className="pre-line">{failure}</p>
          </Notice>
        )}
      </div>
      <output className="mt-2">{result && <Answer result={result} />}</output>
    </section>
  );
}

function Answer({ result }: { result: Result }) {
  const t = useTranslations('embed.check');
  const { state, version, newest, sections, url, checked_at: at } = result;
  return (
    <Notice kind={state === 'newest' ? 'ok' : 'warn'}>
      <p>
        {t(keyOf(result), {
          version: String(version ?? ''),
          newest: String(newest),
          count: sections.length,
        })}
      </p>
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <li key={`${section.number} ${section.title}`} lang={result.language}>
              {section.number !== null && `${section.number}. `}
              {section.title}
              <small className="soft"> {t(section.change)}</small>
            </li>
          ))}
        </ul>
      )}
      {state === 'edited' && version !== newest && <p>{t('current', { newest: String(newest) })}</p>}
      <p className="small soft num">{t('of', { url, date: new Date(at) })}</p>
    </Notice>
  );
}

function keyOf({ state, by }: Result) {
  if (state === 'newest') return `newest-${by ?? 'text'}` as const;
  if (state !== 'older') return state;
  return by === 'text' ? 'older-text' : 'older-pinned';
}
