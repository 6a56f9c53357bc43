import type { WebsitePage } from '@clausewright/contract';
import { clientLinkLimits } from '@clausewright/contract/client-link-limits';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { offeredTypes } from '../agreement-types.ts';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { readActing } from '../stored-session/acting-for.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Notice } from '../ui/notice.tsx';
import { clientLinkCalls } from './client-link-calls.ts';
import { newestOfTypes } from './draft-of.ts';
import { type Candidate, OpenOfDocument, type Picked } from './open-of-document.tsx';

const form = 'make-link';
const periods = [7, 14, clientLinkLimits.days] as const;

interface Props {
  page: WebsitePage;
  onMade: (token: string) => void;
}

/** What the client is asked, who asks, and how long. */
export function MakeLink({ page, onMade }: Props) {
  const t = useTranslations('withdrawals.links.make');
  const tTypes = useTranslations('types');
  const [asker, setAsker] = useState(() => readActing()?.name ?? '');
  const [days, setDays] = useState<number>(clientLinkLimits.days);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<Readonly<Record<string, readonly Picked[]>>>({});
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<'asker' | 'questions' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const askerField = useRef<HTMLInputElement>(null);
  const documentsField = useRef<HTMLFieldSetElement>(null);
  const candidates = useMemo(() => listCandidates(page), [page]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // Each fact once: what an earlier document asks is not asked again by the next.
    const asked = new Set<string>();
    const questions = open
      .flatMap((key) => picked[key] ?? [])
      .filter(({ question }) => !asked.has(question) && asked.add(question));
    const lack = asker.trim() === '' ? 'asker' : questions.length === 0 ? 'questions' : null;
    setMissing(lack);
    if (lack !== null) {
      (lack === 'asker' ? askerField : documentsField).current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    const outcome = await send(clientLinkCalls.makeClientLink, {
      params: { id: page.website.id },
      body: { asker: asker.trim(), days, questions },
    });
    setBusy(false);
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    setOpen([]);
    setPicked({});
    onMade(outcome.data.token);
  };
  return (
    <Section id="make-title" title={t('title')}>
      <form
        id={form}
        className="ask__form"
        noValidate
        onSubmit={(event) => void submit(event).catch(reportError)}
      >
        <div className={missing === 'asker' ? 'field is-invalid' : 'field'}>
          <label className="label" htmlFor="asker">
            {t('asker')}
          </label>
          <p className="hint" id="asker-hint">
            {t('askerHint')}
          </p>
          {missing === 'asker' && (
            <p className="error" id="asker-error">
              {t('askerMissing')}
            </p>
          )}
          <input
            id="asker"
            ref={askerField}
            className="input"
            autoComplete="organization"
            maxLength={clientLinkLimits.asker}
            aria-describedby={missing === 'asker' ? 'asker-hint asker-error' : 'asker-hint'}
            aria-invalid={missing === 'asker' || undefined}
            value={asker}
            onChange={({ target }) => setAsker(target.value)}
          />
        </div>
        <fieldset ref={documentsField} tabIndex={-1}>
          <legend className="label">{t('documents')}</legend>
          <p className="hint">{t('documentsHint')}</p>
          {missing === 'questions' && (
            <p className="error" role="alert">
              {t('questionsMissing')}
            </p>
          )}
          {candidates.map((one) => {
            const { key, type, agreementId } = one;
            const isOpen = open.includes(key);
            return (
              <div key={key}>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={isOpen}
                    onChange={({ target }) =>
                      setOpen((before) =>
                        target.checked ? [...before, key] : before.filter((each) => each !== key),
                      )
                    }
                  />
                  <span>
                    {tTypes(`${type}.name`)}
                    {agreementId === null && <small className="opt"> {t('toCome')}</small>}
                  </span>
                </label>
                {isOpen && (
                  <OpenOfDocument
                    page={page}
                    candidate={one}
                    picked={picked[key] ?? null}
                    onPick={(next) => setPicked((before) => ({ ...before, [key]: next }))}
                  />
                )}
              </div>
            );
          })}
        </fieldset>
        <div className="field">
          <label className="label" htmlFor="link-days">
            {t('days')}
          </label>
          <select
            id="link-days"
            className="select"
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {periods.map((count) => (
              <option key={count} value={count}>
                {t('daysOf', { count })}
              </option>
            ))}
          </select>
        </div>
        <Notice kind="info">
          <p>{t('what')}</p>
        </Notice>
        <FailureAlert failure={failure} />
        <p className="form__acts row">
          <BusyButton form={form} words={t('act')} busyWords={t('busy')} busy={busy} />
        </p>
      </form>
    </Section>
  );
}

/** The newest document of each type, since a link asks each question of a type once; and those that are not there yet. */
function listCandidates({ documents }: WebsitePage): Candidate[] {
  const there = newestOfTypes(documents).map(({ agreement_id: agreementId, type }) => ({
    key: agreementId,
    type,
    agreementId,
  }));
  const others = offeredTypes
    .filter((type) => !documents.some((one) => one.type === type))
    .map((type) => ({ key: type, type, agreementId: null }));
  return [...there, ...others];
}
