import { useTranslations } from 'use-intl';
import { rowsAt } from '../paths.ts';
import type { QuestionNode } from '../question-tree.ts';
import { getWords } from '../question-words.ts';
import { useWizard } from '../wizard-context.ts';
import { useAnswerWords } from '../use-answer-words.ts';

interface Line {
  key: string;
  label: string;
  text: string;
  missing: boolean;
  note: string | undefined;
}

/** Question and answer, nested ones after the one they depend on; optional ones left empty are left out. */
export function ReviewAnswers({ nodes }: { nodes: readonly QuestionNode[] }) {
  const t = useTranslations('wizard');
  const tReview = useTranslations('review');
  const { texts, state, notes } = useWizard();
  const answerWords = useAnswerWords();

  const linesOf = (node: QuestionNode): Line[] => {
    const { visible, byOption, byRow } = node;
    const { path } = visible;
    const text = answerWords(visible);
    const missing = visible.error !== undefined;
    const note = notes.get(visible.question.id);
    const self = { key: path, label: getWords(texts, path).label, text, missing, note };
    const rows = rowsAt(state.answers, path).map((row, index): Line => {
      const inner = (byRow.get(row._id) ?? []).flatMap(linesOf);
      return {
        key: `${path}/${row._id}`,
        label: (getWords(texts, path).title ?? self.label).replace('{n}', String(index + 1)),
        text: inner
          .filter((line) => line.text !== '')
          .map(({ label, text }) =>
            label.endsWith('?') ? `${label} ${text}` : tReview('field', { label, text }),
          )
          .join('\n'),
        missing: inner.some((line) => line.missing),
        note: note ?? inner.find((line) => line.note)?.note,
      };
    });
    const below = [...byOption.values()].flat().flatMap(linesOf);
    const own = visible.question.kind === 'group' && rows.length > 0 ? rows : [self];
    return [...own.filter((line) => line.text !== '' || line.missing || line.note), ...below];
  };

  return (
    <dl className="rv__list">
      {nodes.flatMap(linesOf).map(({ key, label, text, missing, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {text}
            {note && (
              <>
                {' '}
                <span className="badge badge--info">{note}</span>
              </>
            )}
            {missing && <span className="badge badge--danger">{t('errors.required')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
