import { useTranslations } from 'use-intl';
import type { ListedOption } from './option-list.tsx';

interface Props {
  id: string;
  name: string;
  options: readonly ListedOption[];
  value: string;
  onChange: (option: string | undefined) => void;
  invalid: boolean;
  describedBy: string | undefined;
}

/** A long choice inside a repetition, where a list of cards would be repeated with each row. */
export function OptionSelect({ options, value, onChange, invalid, describedBy, ...named }: Props) {
  const t = useTranslations('wizard');
  return (
    <select
      className="select"
      {...named}
      value={value}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">{t('choose')}</option>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
