import type { Language } from '@clausewright/contract/languages';
import { useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { DocumentHtml } from '../document/document-html.tsx';
import { languageNames } from '../interface-languages.ts';
import { ScrollBox } from '../scroll-box.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { ChangedClauses } from './changed-clauses.tsx';
import { versionCalls } from './version-calls.ts';
import '../document/redline.css';
import './versions.css';

interface Props {
  id: string;
  token: string | null;
  /** The version that is served, null where none is, and the one that waits. */
  from: number | null;
  to: number;
}

/** What the version that waits for its owner changes in the one that visitors read, or all of its text. */
export function PreparedChanges({ id, token, from, to }: Props) {
  const t = useTranslations('versions.compare');
  const choice = useId();
  const [language, setLanguage] = useState<Language | null>(null);
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(versionCalls.compareVersions, {
        params: { id },
        query: { from: String(from ?? to), to: String(to), ...(language && { language }) },
        agreementToken: token,
        signal,
      }),
    [id, token, from, to, language],
  );
  const answer = useFetched(ask);
  return (
    <div aria-busy={answer.asking}>
      <Loaded answer={answer}>
        {({ clauses, same, languages, language: shown }) => {
          const changed = clauses.filter(({ change }) => change !== 'same').length;
          return (
            <>
              {languages.length > 1 && (
                <div className="vers__choice">
                  <div>
                    <label className="label" htmlFor={choice}>
                      {t('language')}
                    </label>
                    <select
                      id={choice}
                      className="select"
                      value={shown}
                      onChange={({ target }) =>
                        setLanguage(languages.find((one) => one === target.value) ?? null)
                      }
                    >
                      {languages.map((one) => (
                        <option key={one} value={one} lang={one}>
                          {languageNames[one]}
                        </option>
                      ))}
                    </select>
                  </div>
                </div>
              )}
              {from === null ? (
                <ScrollBox className="prepared sheet docpad mt-3" label={t('text')}>
                  {clauses.map(({ id: clause, html }) => (
                    <DocumentHtml key={clause} html={html} language={shown} className="doc--small" />
                  ))}
                </ScrollBox>
              ) : (
                <>
                  <p className="mt-3">
                    {languages.length === 0
                      ? t('noLanguage')
                      : same
                        ? t('same')
                        : t('counts', { count: changed, same: clauses.length - changed })}
                  </p>
                  <ChangedClauses clauses={clauses} language={shown} />
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
