import {
  isTaken,
  listQuestions,
  type Questionnaire,
  type Suggestion,
  takeSuggestions,
} from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { seenOrigin } from '../../draft-origins.ts';
import { AreaWords } from '../../language/area-words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWizard } from '../wizard-context.ts';
import type { Suggested } from '../suggested.ts';

/** That a look at the website proposes answers, and the way to take all of them at once. */
export function SeenNotice({ suggested }: { suggested: Suggested }) {
  return (
    <AreaWords area="suggestions">
      <Words suggested={suggested} />
    </AreaWords>
  );
}

function Words({ suggested: { all, scan, address } }: { suggested: Suggested }) {
  const t = useTranslations('suggestions');
  const { questionnaire, state, evaluation, dispatch, offerUndo } = useWizard();
  const free = withoutPrice(questionnaire, all);
  const open = free.filter((one) => !isTaken(questionnaire, evaluation.relevant, one));
  const site = URL.parse(address)?.host ?? address;
  const take = () => {
    const { answers, origins = {} } = state;
    dispatch({
      type: 'take',
      answers: takeSuggestions(questionnaire, answers, open),
      origins: Object.fromEntries(
        open.map(({ question, evidence }) => [question, seenOrigin(scan, evidence)]),
      ),
    });
    // The button goes with what it took.
    document.getElementById('wizard-heading')?.focus();
    offerUndo(t('taken', { count: open.length }), () => dispatch({ type: 'take', answers, origins }));
  };
  const said = open.length === 0 ? t('done', { site }) : t('found', { count: open.length, site });
  return (
    <div className="my-4">
      <Announcement text={said} />
      <Notice kind="info">
        <p>{said}</p>
        {open.length > 0 && (
          <>
            <p className="small">{t('lead')}</p>
            <button type="button" className="linkbtn" onClick={take}>
              {t('all', { count: open.length })}
            </button>
          </>
        )}
      </Notice>
    </div>
  );
}

/** What may cost more, and tables, want a press of their own. */
export function withoutPrice(questionnaire: Questionnaire, all: readonly Suggestion[]): Suggestion[] {
  const questions = listQuestions(questionnaire);
  return all.filter(({ question }) => {
    const asked = questions.find(({ id }) => id === question);
    return asked !== undefined && asked.kind !== 'group' && asked.price === undefined;
  });
}
