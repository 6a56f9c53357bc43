import type { TranslationDetails } from '@clausewright/contract';
import { type Language, languages as all } from '@clausewright/contract/languages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { languageNames } from '../language/interface-languages.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { newRequestId } from '../request-id.ts';
import { textCalls } from '../editor/text-calls.ts';
import { translationCalls } from './translation-calls.ts';

interface Props {
  details: TranslationDetails;
  /** False where the texts could not be saved: nothing is changed then. */
  save: () => Promise<boolean>;
  /** After the languages have changed. */
  changed: (languages: readonly Language[]) => void;
}

/** Which languages the agreement has. The first one is the source of the others and stays. */
export function LanguageChoice({ details, save, changed }: Props) {
  const t = useTranslations('translation.languages');
  const failureText = useFailureText();
  const before = details.languages.map(({ language }) => language);
  const [chosen, setChosen] = useState<readonly Language[]>(before);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The source first, then as they stood, then what is new.
  const wanted = [
    ...before.filter((one) => chosen.includes(one)),
    ...chosen.filter((one) => !before.includes(one)),
  ];
  const removed = before.filter((one) => !chosen.includes(one));
  const isChanged = removed.length > 0 || wanted.length > before.length;

  const change = async () => {
    setAsked(false);
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const isSaved = await save();
    const outcome = isSaved
      ? await send(translationCalls.changeLanguages, {
          params: { id: details.agreement_id },
          body: { request_id: newRequestId(), revision: await revisionOf(details), languages: wanted },
        })
      : null;
    setBusy(false);
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome);
    // The page of payment is a document of its own.
    if (outcome.data.status === 'unfinished') location.assign(`/wizard/pay/${details.agreement_id}`);
    else changed(wanted);
  };
  return (
    <section className="section trans__languages" aria-labelledby="translation-languages">
      <h2 id="translation-languages">{t('title')}</h2>
      <p className="hint">{t('lead')}</p>
      <fieldset className="trans__filter">
        <legend className="vh">{t('title')}</legend>
        {all.map((language) => (
          <label key={language} lang={language}>
            <input
              type="checkbox"
              checked={chosen.includes(language)}
              disabled={language === details.source_language}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, language] : chosen.filter((one) => one !== language))
              }
            />{' '}
            {languageNames[language]}
          </label>
        ))}
      </fieldset>
      {failure && (
        <div role="alert">
          <Notice kind="danger">
            <p>{failureText(failure)}</p>
          </Notice>
        </div>
      )}
      {isChanged && (
        <button
          type="button"
          className="btn"
          aria-busy={busy}
          onClick={() => (removed.length > 0 ? setAsked(true) : void change())}
        >
          {busy && <span className="spin" aria-hidden="true" />}
          {t('change')}
        </button>
      )}
      {asked && (
        <ConfirmDialog
          title={t('ask.title')}
          keep={t('ask.keep')}
          act={t('ask.act')}
          onKeep={() => setAsked(false)}
          onAct={() => void change()}
        >
          <p>{t('ask.lead', { languages: removed.map((one) => languageNames[one]).join(', ') })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Saving may just have made a version. */
async function revisionOf({ agreement_id: id, revision }: TranslationDetails): Promise<number> {
  const outcome = await send(textCalls.getTranslationDetails, { params: { id }, query: {} });
  return outcome.ok ? outcome.data.revision : revision;
}
