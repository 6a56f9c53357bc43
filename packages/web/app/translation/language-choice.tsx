import type { TranslationDetails } from '@clausewright/contract';
import { type Language, languages as all } from '@clausewright/contract/languages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../agreements/paths.ts';
import { send } from '../api.ts';
import { languageNames } from '../interface-languages.ts';
import { type Failure, isCode } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { newRequestId } from '../request-id.ts';
import { linkTo } from '../rich-text.tsx';
import { Notice } from '../ui/notice.tsx';
import { type Further, furtherLanguages } from './further-languages.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { translationCalls } from './translation-calls.ts';

/** Id of the heading above them. */
export const languagesHeading = 'translation-languages';

interface Props {
  details: TranslationDetails;
  /** As it is now: saving makes a new one. */
  revision: () => number;
  /** Saves what is not saved yet; false where that failed: nothing is changed then. Null where all is saved. */
  save: (() => Promise<boolean>) | null;
  changed: (languages: readonly Language[]) => void;
  reload: () => void;
}

/** Which languages the agreement has. The first one is the source of the others and stays. */
export function LanguageChoice({ details, revision, save, changed, reload }: Props) {
  const t = useTranslations('translation.languages');
  const failureText = useFailureText();
  const before = details.languages.map(({ language }) => language);
  const [chosen, setChosen] = useState<readonly Language[]>(before);
  const [asked, setAsked] = useState<{ further: Further | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const removed = before.filter((one) => !chosen.includes(one));
  const added = chosen.filter((one) => !before.includes(one));
  // The source first, then as they stood, then what is new.
  const wanted = [...before.filter((one) => chosen.includes(one)), ...added];
  const isChanged = removed.length > 0 || added.length > 0;

  const whileBusy = async (run: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    await run().finally(() => setBusy(false));
  };
  const ask = () =>
    whileBusy(async () => {
      const outcome = added.length > 0 ? await furtherLanguages(details, wanted) : null;
      if (outcome?.ok === false && isCode(outcome, 'answers-invalid')) setFailure(outcome);
      else setAsked({ further: outcome?.ok ? outcome.data : null });
    });
  const change = () =>
    whileBusy(async () => {
      setAsked(null);
      if (save !== null && !(await save())) return;
      const outcome = await send(translationCalls.changeLanguages, {
        params: { id: details.agreement_id },
        body: { request_id: newRequestId(), revision: revision(), languages: wanted },
      });
      if (!outcome.ok) return setFailure(outcome);
      // The page of payment is a document of its own.
      if (outcome.data.status === 'unfinished') location.assign(`/wizard/pay/${details.agreement_id}`);
      else changed(wanted);
    });
  return (
    <section className="trans__languages" aria-labelledby={languagesHeading}>
      <h2 id={languagesHeading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="hint">{t('lead', { language: languageNames[details.source_language] })}</p>
      <fieldset className="trans__filter">
        <legend className="vh">{t('title')}</legend>
        {all.map((language) => (
          <label key={language} className="check" lang={language}>
            <input
              type="checkbox"
              checked={chosen.includes(language)}
              disabled={language === details.source_language}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, language] : chosen.filter((one) => one !== language))
              }
            />
            <span>{languageNames[language]}</span>
          </label>
        ))}
      </fieldset>
      <div role="alert">
        {failure && isCode(failure, 'answers-invalid') && (
          <Notice kind="warn">
            <p>{t.rich('answers', { link: linkTo(paths.update(details)) })}</p>
          </Notice>
        )}
        {failure && !isCode(failure, 'answers-invalid') && (
          <Notice kind="danger">
            <p>{failureText(failure)}</p>
            {isCode(failure, 'revision-changed') && (
              <button type="button" className="linkbtn" onClick={reload}>
                {t('reload')}
              </button>
            )}
          </Notice>
        )}
      </div>
      {isChanged && (
        <button type="button" className="btn" aria-busy={busy} onClick={() => void ask().catch(reportError)}>
          {busy && <span className="spin" aria-hidden="true" />}
          {t('change')}
        </button>
      )}
      {asked && (
        <LanguageDialog
          {...{ added, removed, ...asked }}
          isUnsaved={save !== null}
          close={() => setAsked(null)}
          act={() => void change().catch(reportError)}
        />
      )}
    </section>
  );
}
