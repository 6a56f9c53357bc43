import { isTaken, type Suggestion, takeSuggestions } from '@clausewright/library/questionnaires';
import { Eye } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { seenOrigin } from '../../draft-origins.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { getWords } from '../question-words.ts';
import { useWizard } from '../wizard-context.ts';
import { SeenPlaces } from '../../suggestions/seen-places.tsx';
import { useSuggestionWords } from './use-suggestion-words.ts';

interface Props {
  scan: string;
  /** Those that are shown at one question. */
  suggestions: readonly Suggestion[];
}

/** What was seen on the website of one question: taken over by a press, with the places where it was seen. */
export function SeenAnswer({ scan, suggestions }: Props) {
  const t = useTranslations('suggestions');
  const { questionnaire, state, evaluation, dispatch, texts } = useWizard();
  const wordsOf = useSuggestionWords();
  const open = suggestions.filter((one) => !isTaken(questionnaire, evaluation.relevant, one));
  const [first] = suggestions;
  if (first === undefined) return null;
  const about = getWords(texts, first.question).label;
  const take = () =>
    dispatch({
      type: 'take',
      answers: takeSuggestions(questionnaire, state.answers, open),
      origins: Object.fromEntries(
        open.map(({ question, evidence }) => [question, seenOrigin(scan, evidence)]),
      ),
    });
  return (
    <fieldset className="seen" aria-label={`${t('mark')}: ${about}`}>
      <p className="seen__head">
        <Eye className="icon icon--sm" aria-hidden="true" />
        <span className="badge badge--info">{t('mark')}</span>
        {open.length === 0 && <span className="small soft">{t('yours')}</span>}
      </p>
      <ul className="seen__list">
        {suggestions.map((one) => (
          <li key={one.question}>
            {suggestions.length > 1 && <span className="soft">{getWords(texts, one.question).label} </span>}
            <span className="seen__value">{wordsOf(one)}</span>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <button type="button" className="btn btn--sm" onClick={take}>
          {t('take')}
          <span className="vh"> {about}</span>
        </button>
      )}
      <details>
        <FoldSummary className="small">
          {t('where')}
          <span className="vh"> {about}</span>
        </FoldSummary>
        <SeenPlaces evidence={suggestions.flatMap(({ evidence }) => evidence)} />
      </details>
    </fieldset>
  );
}
