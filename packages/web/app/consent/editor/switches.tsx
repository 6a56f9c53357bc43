export interface SwitchesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; words: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A few buttons of which one is pressed. */
export function Switches<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
}: SwitchesProps<Value>) {
  return (
    <fieldset aria-label={label} className={`cons__group ${className}`}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="btn btn--sm"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.words}
        </button>
      ))}
    </fieldset>
  );
}
