import type { TranslationDetails } from '@clausewright/contract';
import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Change } from './changes.ts';
import type { ClauseView } from './clause-view.ts';
import { questionAddress } from './question-address.ts';

interface Props {
  clause: ClauseView;
  details: TranslationDetails;
  isLocked: boolean;
  unlock: () => void;
  reset: () => void;
}

/** What is to say of a clause: what was changed in it, whose wording it is, and which answers stand in it. */
export function ClauseMargin({ clause, details, isLocked, unlock, reset }: Props) {
  const t = useTranslations('editor.formatted');
  const { mark, changes, statute, questions, generated, name } = clause;
  return (
    <div className="cl__side">
      {statute !== null && (
        <p>
          <b>
            <Lock className="icon icon--sm" aria-hidden="true" /> {t('statute.title')}
          </b>
          {t('statute.why', { source: statute })}
        </p>
      )}
      {isLocked && (
        <p>
          <button type="button" className="linkbtn" onClick={unlock}>
            {t('statute.change')}
            <span className="vh"> {name}</span>
          </button>
        </p>
      )}
      {mark === 'own' && (
        <p>
          <b>{t('own.title')}</b>
          {details.languages.length > 1 && t('own.otherLanguages')}
        </p>
      )}
      {(mark === 'edited' || mark === 'removed') && (
        <>
          <p>
            <b>{t(mark === 'edited' ? 'changed' : 'removed')}</b>
          </p>
          {changes.slice(0, 4).map((change) => (
            <Changed key={`${change.old}|${change.now}`} change={change} />
          ))}
          {generated !== null && (
            <p>
              <button type="button" className="linkbtn" onClick={reset}>
                {t('takeOurs')}
                <span className="vh"> {name}</span>
              </button>
            </p>
          )}
        </>
      )}
      {questions.length > 0 && mark !== 'removed' && (
        <>
          <p>
            <b>{t('answers')}</b>
          </p>
          <ul>
            {questions.slice(0, 5).map((question) => (
              <li key={question.id}>
                <a href={questionAddress(details, question)}>{question.label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Changed({ change: { old, now, after } }: { change: Change }) {
  const t = useTranslations('editor.formatted');
  return (
    <p>
      {old !== '' && (
        <del className="cl__old">
          <span className="vh">{t('oldWords')} </span>
          {old}
        </del>
      )}{' '}
      {now !== '' && (
        <ins className="cl__new">
          <span className="vh">{t('newWords')} </span>
          {now}
        </ins>
      )}{' '}
      {after}
    </p>
  );
}
