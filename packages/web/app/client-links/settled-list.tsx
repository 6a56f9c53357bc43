import type { ClientAsking } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import type { DocumentParts } from '../start/load-documents.ts';
import { getWords } from '../wizard/question-words.ts';

interface Props {
  parts: readonly DocumentParts[];
  asking: ClientAsking;
  /** Those that stand above to be answered, as `TYPE question`. */
  again: readonly string[];
  onAgain: (key: string) => void;
}

/** What was sent, and what whoever asks knows by now; never what was said. */
export function SettledList({ parts, asking: { asker, questions }, again, onAgain }: Props) {
  const t = useTranslations('withdrawals.client');
  const listed = questions.flatMap(({ type, question, state }) => {
    const key = `${type} ${question}`;
    const words = parts.find((one) => one.type === type)?.words.texts;
    if (state === 'open' || (state === 'answered' && again.includes(key)) || !words) return [];
    return [{ key, state, label: getWords(words, question).label }];
  });
  const sent = listed.filter(({ state }) => state === 'answered');
  return (
    <>
      {sent.length > 0 && (
        <section className="section" aria-labelledby="client-sent">
          <h2 id="client-sent">{t('sentBefore')}</h2>
          <ul className="ask__list">
            {sent.map(({ key, label }) => (
              <li key={key}>
                {label}{' '}
                <button type="button" className="linkbtn" onClick={() => onAgain(key)}>
                  {t('again')}
                  <span className="vh">: {label}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(['settled', 'dropped'] as const).map((why) => {
        const ended = listed.filter(({ state }) => state === why);
        if (ended.length === 0) return null;
        return (
          <section key={why} className="section" aria-labelledby={`client-${why}`}>
            <h2 id={`client-${why}`}>{t(why)}</h2>
            <p className="hint">{t(`${why}Lead`, { asker })}</p>
            <ul className="ask__list">
              {ended.map(({ key, label }) => (
                <li key={key}>{label}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
