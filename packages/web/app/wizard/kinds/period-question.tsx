import type { AnswerValue, Period, Question } from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { FieldSet } from '../../ui/field.tsx';
import { parseDigits } from './digits.ts';
import { useQuestion, type KindProps } from './use-question.tsx';

type Props = KindProps & { question: Question & { kind: 'period' } };

function periodOf(value: AnswerValue | undefined, unit: Period['unit']): Period {
  const held = typeof value === 'object' && 'amount' in value && 'unit' in value;
  return held ? (value as Period) : { amount: 0, unit };
}

/** The server takes at most this many of a unit as the shape of an answer. */
const most = 100_000;

export function PeriodQuestion(props: Props) {
  const t = useTranslations('wizard.period');
  const asked = useQuestion(props);
  const { units } = props.question;
  const { amount, unit } = periodOf(props.node.visible.value, units[0] ?? 'days');
  const invalid = asked.error !== undefined || undefined;
  const keep = (changed: Partial<Period>) => {
    const next = { amount, unit, ...changed };
    asked.set(next.amount === 0 && next.unit === (units[0] ?? 'days') ? undefined : next);
  };
  return (
    <FieldSet {...asked.frame}>
      <div className="inputwrap">
        <input
          className="input num wiz__short"
          id={asked.id}
          name={asked.path}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('amount')}
          aria-invalid={invalid}
          aria-describedby={asked.describedBy}
          value={amount === 0 ? '' : amount}
          onChange={(event) => keep({ amount: Math.min(parseDigits(event.target.value) ?? 0, most) })}
          onBlur={asked.touch}
        />
        <select
          className="select"
          name={`${asked.path}-unit`}
          aria-label={t('unit')}
          aria-invalid={invalid}
          value={unit}
          onChange={(event) => keep({ unit: units.find((one) => one === event.target.value) ?? unit })}
        >
          {units.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </div>
    </FieldSet>
  );
}
