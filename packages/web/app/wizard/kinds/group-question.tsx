import { bounds, type Question, type Row } from '@clausewright/library/questionnaires';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { FieldSet } from '../../ui/field.tsx';
import { RowFrame } from '../../ui/row-frame.tsx';
import { useAnswerWords } from '../use-answer-words.ts';
import { fieldId, rowsAt } from '../paths.ts';
import { newRowId } from '../row-id.ts';
import { useWizard } from '../wizard-context.ts';
import { useOptionPrice } from './use-option-price.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'group' } };

/** Repetitions with Add More. A group that needs some shows them from the start. */
export function GroupQuestion(props: Props) {
  const t = useTranslations('wizard');
  const asked = useQuestion(props);
  const answerWords = useAnswerWords();
  const { state, dispatch, offerUndo } = useWizard();
  const { question, node, nested } = props;
  const { path } = asked;
  const price = useOptionPrice(question, path)('+', false);
  const rows = rowsAt(state.answers, path);
  const needed = question.required === false ? 0 : question.min;
  const max = Math.min(question.max, bounds.rows);

  useEffect(() => {
    if (rows.length < needed) dispatch({ type: 'add-row', path, id: newRowId(), upTo: needed });
  }, [rows.length, needed, path, dispatch]);

  const titleOf = (row: Row, index: number) => {
    // Only what is told apart needs the name of its content.
    if (max === 1) return (asked.words.title ?? '').replace('{n}', '').trim();
    const title = node.byRow.get(row._id)?.find(({ visible }) => visible.question.id === question.title);
    const words = title ? answerWords(title.visible) : '';
    return words === '' ? (asked.words.title ?? '').replace('{n}', String(index + 1)) : words;
  };
  const add = () => {
    const id = newRowId();
    dispatch({ type: 'add-row', path, id });
    const [first] = question.questions;
    setTimeout(() => focusFirst(fieldId(`${path}/${id}/${first?.id ?? ''}`)));
  };
  const remove = (row: Row, index: number) => {
    const before = [...rows];
    dispatch({ type: 'remove-row', path, id: row._id });
    document.getElementById(`${asked.id}-legend`)?.focus();
    offerUndo(t('removed', { title: titleOf(row, index) }), () =>
      dispatch({ type: 'answer', path, value: before }),
    );
  };
  return (
    <FieldSet {...asked.frame} wide>
      {rows.map((row, index) => (
        <RowFrame
          key={row._id}
          title={titleOf(row, index)}
          onRemove={rows.length > needed ? () => remove(row, index) : undefined}
        >
          {nested(node.byRow.get(row._id) ?? [], true)}
        </RowFrame>
      ))}
      <div className="listtools">
        {rows.length < max && (
          <>
            <button
              type="button"
              className="btn btn--sm"
              id={asked.id}
              aria-describedby={asked.describedBy}
              onClick={add}
            >
              <Plus className="icon icon--sm" aria-hidden="true" />
              {asked.words.add ?? t('addMore')}
              <span className="vh">: {asked.words.label}</span>
            </button>
            {price && (
              <span className="small soft num">
                {price.price} {price.note && `(${price.note})`}
              </span>
            )}
          </>
        )}
      </div>
    </FieldSet>
  );
}

/** The field itself, or the first language of a text per language. */
function focusFirst(id: string): void {
  const field =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]:is(input, textarea)`);
  field?.focus();
}
